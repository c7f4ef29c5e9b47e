// Die Worte des Kontos und der Turniere, auf Deutsch.
import type { PageWords } from './en.js';

export const de: PageWords = {
  tournaments: {
    what: 'Turniere gibt es noch nicht: Dieser Server kennt keine Runden, Paarungen oder Tabellen.',
    meanwhile:
      'Bis dahin kannst du Tische aufmachen und Leute dazu einladen, und jedes beendete Spiel steht in der Statistik.',
  },
  roles: {
    title: 'Ämter',
    yours:
      'Du hast diese Ämter. Du kannst sie niederlegen; zurückgeben können sie nur ein Admin oder der Betreiber.',
    names: { JUDGE: 'Schiedsrichter', HEAD_JUDGE: 'Oberschiedsrichter', ADMIN: 'Admin' },
    layDown: (role) => `Niederlegen: ${role}`,
    really: (role) => `Das Amt ${role} endgültig niederlegen?`,
    others: 'Ämter vergeben',
    hint: 'Schiedsrichter sehen in Spiele hinein, in denen sie nicht sitzen, und jeder Blick wird aufgezeichnet; Oberschiedsrichter entscheiden auch Berufungen. Zum Admin macht der Betreiber des Servers.',
    name: 'Name des Spielers',
    role: 'Amt',
    give: 'Geben',
    take: 'Nehmen',
    given: (name, role) => `${name} hat jetzt das Amt ${role}.`,
    taken: (name, role) => `${name} hat das Amt ${role} nicht mehr.`,
  },
};
