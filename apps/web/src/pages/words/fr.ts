// Les mots du compte et des tournois, en français.
import type { PageWords } from './en.js';

export const fr: PageWords = {
  tournaments: {
    what: 'Il n’y a pas encore de tournois : ce serveur ne connaît ni rondes, ni appariements, ni classements.',
    meanwhile:
      'D’ici là, vous pouvez créer des tables et y inviter des gens, et toute partie finie compte dans les statistiques.',
  },
  roles: {
    title: 'Rôles',
    yours:
      'Vous avez ces rôles. Vous pouvez y renoncer ; seul un administrateur ou l’exploitant peut les rendre.',
    names: { JUDGE: 'Arbitre', HEAD_JUDGE: 'Arbitre principal', ADMIN: 'Administrateur' },
    layDown: (role) => `Renoncer : ${role}`,
    really: (role) => `Renoncer pour de bon au rôle « ${role} » ?`,
    others: 'Donner des rôles',
    hint: 'Les arbitres regardent des parties où ils n’ont pas de place, et chaque regard est consigné ; les arbitres principaux décident aussi des appels. C’est l’exploitant du serveur qui nomme un administrateur.',
    name: 'Nom du joueur',
    role: 'Rôle',
    give: 'Donner',
    take: 'Retirer',
    given: (name, role) => `${name} a maintenant le rôle « ${role} ».`,
    taken: (name, role) => `${name} n’a plus le rôle « ${role} ».`,
  },
};
