// What the table says around acting, naming and what lies on it, in French.
import type { playing as english } from './playing-en.js';

export const playing: typeof english = {
  stops: {
    mine: 'Mes tours',
    others: 'Autres tours',
    current: 'maintenant',
    ask: (step, whose) => `Me demander : ${step}, ${whose}`,
    everywhere: 'Me demander partout',
    usual: 'Arrêts habituels',
    short: {
      UNTAP: 'Dégagement',
      UPKEEP: 'Entretien',
      DRAW: 'Pioche',
      PRECOMBAT_MAIN: 'Principale',
      BEGIN_COMBAT: 'Combat',
      DECLARE_ATTACKERS: 'Attaque',
      DECLARE_BLOCKERS: 'Blocage',
      FIRST_STRIKE_DAMAGE: 'Initiative',
      COMBAT_DAMAGE: 'Blessures',
      END_COMBAT: 'Fin du combat',
      POSTCOMBAT_MAIN: 'Principale 2',
      END: 'Fin',
      CLEANUP: 'Nettoyage',
    },
  },
  passing: {
    untilSomething: 'Vous passez jusqu’à ce qu’il se passe quelque chose.',
    untilMine: 'Vous passez jusqu’à votre tour.',
    held: 'Rien n’est passé automatiquement tant que vous tenez la touche Maj.',
    always: 'Toujours passer pour ceci',
    yielding: (what) => `Vous passez pour ${what}.`,
    wait: 'Attendre',
  },
  announcing: {
    change: (what) => `Changer : ${what}`,
    paidWith: 'Payé avec',
    fromPool: (mana) => `${mana} de votre réserve`,
    left: (mana) => `${mana} resterait et serait perdu.`,
    swap: 'Cliquez sur un terrain pour payer avec lui, ou sur un terrain marqué pour le garder.',
    free: 'Cela ne coûte pas de mana.',
  },
  options: {
    title: 'Options',
    sound: 'Un son quand on vous demande quelque chose',
    notify: 'Une notification quand on vous demande quelque chose et que vous êtes ailleurs',
    keys: 'Touches : P ou Espace passe, F jusqu’à ce qu’il se passe quelque chose, T jusqu’à mon tour, Échap annule ; tenez Maj pour arrêter de passer automatiquement',
  },
};
