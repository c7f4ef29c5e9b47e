// What lies on a table and what is voted on there, in German.
import { ZONES } from '../../words/zones.js';
import type { drawn as english } from './drawn-en.js';

const mehr = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const drawn: typeof english = {
  proposed: {
    parts: {
      EFFECT: (who) => `${who} sagt, was dieser Text bewirkt`,
      COSTS: (who) => `${who} sagt, was für diesen Text bezahlt wird`,
      TRIGGER: (who) => `${who} sagt, dass dies ausgelöst wurde`,
    },
    of: (card) => `Von ${card}`,
    would: 'Was geschehen würde',
    thisCard: (card) => `„This card“ ist ${card}.`,
    stands: (name, what) => `„${name}“ ist ${what}.`,
    nothing: 'nichts',
    hidden: (count, zone, whose) =>
      `${mehr(count, 'Karte', 'Karten')}, die nur der Vorschlagende sieht (${zone}${whose === '' ? '' : `, ${whose}`})`,
    attempt: (nth) => `Vorschlag ${nth}`,
    agreed: (names) => `Bisher einverstanden: ${names}.`,
    voted: (names) => `Bisher abgestimmt: ${names}.`,
    nobody: 'Noch hat niemand geantwortet.',
    written: 'Wie es geschrieben wurde',
    waits: (until) =>
      `Ein Schiedsrichter entscheidet, was davon gilt. Hat bis ${until} keiner entschieden, geschieht nichts.`,
    forNothing: (names) => `Dass nichts geschieht: ${names}.`,
    toStand: (names) => `Für den letzten Vorschlag: ${names}.`,
  },
  asked: {
    nth: (nth, of) => `Vorschlag ${nth} von ${of}`,
    parts: {
      EFFECT: 'Was er bewirkt',
      COSTS: 'Was dafür bezahlt wird',
      TRIGGER: 'Ob er ausgelöst wurde',
    },
    enough: (amount) => `${amount} genügt`,
  },
  halted: {
    now: 'Angehalten',
    since: (when) => `Der Server hat dieses Spiel angehalten (${when}).`,
    why: {
      TOO_MUCH_WORK: 'Was auch geantwortet wird: Es würde zu viel daraus folgen.',
      ENGINE_FAULT: 'Er konnte nicht ausrechnen, was folgt.',
      BY_OPERATOR: 'Sein Betreiber wollte es so.',
      UNREADABLE_LOG: 'Er kann das Protokoll nicht ganz lesen: So war es davor.',
    },
  },
  told: {
    proposes: (who, text, does) => `${who} sagt, was „${text}“ bewirkt: ${does}`,
    paid: (who, text, does) => `${who} sagt, was für „${text}“ bezahlt wird: ${does}`,
    claims: (who, text) => `${who} sagt, dass dies ausgelöst wurde: „${text}“`,
    refuses: (who) => `${who} ist nicht einverstanden.`,
    agrees: (names) => `Einverstanden: ${names}.`,
    referred: (until) => `Bis ${until} kann ein Schiedsrichter entscheiden. Sonst geschieht nichts.`,
  },
  board: {
    copy: 'Kopie',
    token: 'Spielstein',
    flipped: 'umgedreht',
    phasedOut: 'ausgeblendet',
    on: (what) => `an ${what}`,
    with: (names) => `mit ${names}`,
    together: (what, names) => `${what} mit ${names}`,
    of: (name) => `${name} beherrscht es`,
    blocked: 'geblockt',
    band: (nth) => `Bund ${nth}`,
    modes: (which) => `Gewählt: ${which}`,
    mode: (nth) => `Modus ${nth}`,
    paid: (what) => `Bezahlt: ${what}`,
    assigned: 'Schaden, der gleich zugefügt wird',
  },
  seats: {
    monarch: 'der Monarch',
    initiative: 'hat die Initiative',
    designations: { 'city-blessing': 'hat den Segen der Stadt' },
    team: (nth) => `Mannschaft ${nth}`,
    left: 'Zeit übrig',
    kept: 'behält',
    mulligans: (count) => mehr(count, 'Mulligan', 'Mulligans'),
    libraries: [
      (count) => `${mehr(count, 'Karte', 'Karten')} in der Hauptbibliothek`,
      (count) => `${mehr(count, 'Karte', 'Karten')} in der Utopia-Bibliothek`,
    ],
    seen: (name) => `Von der Hand von ${name} hast du gesehen`,
    for: (who, whose) => `${who} entscheidet für ${whose}`,
  },
  lying: {
    graveyards: ['Friedhof', 'Utopia-Friedhof'],
    libraries: ['Hauptbibliothek', 'Utopia-Bibliothek'],
    outside: 'Außerhalb des Spiels',
    shown: 'Dir gezeigt',
    known: 'Bekannte Karten der Bibliothek',
    fromTop: (nth) => (nth === 1 ? 'zuoberst' : `die ${nth}. von oben`),
  },
  zones: ZONES.de,
};
