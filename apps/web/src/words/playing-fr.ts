// What the table says around acting, naming and what lies on it, in French.
import type { playing as english } from './playing-en.js';

const plusieurs = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

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
  naming: {
    used: 'Noms déjà utilisés',
    isUsed: (name, who, turn) => `${who} a utilisé ${name} au tour ${turn}.`,
    noCard: (name) => `Aucune carte ne s’appelle ${name}, ou plusieurs.`,
  },
  notes: {
    title: 'Notes, pour vous seul',
    of: (name) => `Notes sur ${name}`,
    note: 'Noter',
    whose: 'Les sorts de qui',
    text: 'Une note',
    example: 'B1: Demonic Tutor',
    keep: 'Garder',
  },
  fairness: {
    adds: 'Avec « prêt », votre navigateur ajoute un secret à chaque mélange : personne, pas même le serveur, ne peut choisir ce qui vient.',
    opening: 'Les secrets de tous sont ouverts ; ensuite la partie commence.',
    elsewhere:
      'Vous avez dit « prêt » sur un autre appareil. Ouvrez-y Pentaland : il garde le secret qui manque.',
    check: 'Vérifier que le hasard était honnête',
    checking: 'Vérification …',
    closed: 'Le journal de cette partie ne vous est pas ouvert : il ne peut pas être vérifié.',
    broken:
      'Quelque chose ne va pas : le journal ne suit pas de ce qui a été promis. Montrez-le à un arbitre.',
    holds: (draws) =>
      `Toutes les promesses ont été tenues, et ${plusieurs(draws, 'tirage en découle', 'tirages en découlent')}.`,
    own: 'Votre propre secret en fait partie.',
  },
  told: {
    land: (who, card) => `${who} joue ${card}.`,
    attacks: (attacker, to) => `${attacker} contre ${to}`,
    blocks: (blocker, attackers) => `${blocker} devant ${attackers}`,
    counters: (what, counter, by) => `${what} : ${by > 0 ? '+' : '−'}${Math.abs(by)} ${counter}.`,
    attached: (what, to) => `${what} est attaché à ${to}.`,
    unattached: (what) => `${what} n’est plus attaché.`,
    prevented: (amount, to) => `${amount} blessure(s) à ${to} sont prévenues.`,
    reveals: (who, cards) => `${who} révèle ${cards}.`,
    coin: (who, isHeads, hasWon) =>
      `${who} lance une pièce : ${isHeads ? 'face' : 'pile'}${hasWon === undefined ? '' : hasWon ? ', gagné' : ', perdu'}.`,
    die: (who, sides, result) => `${who} obtient ${result} avec un dé à ${sides} faces.`,
    chooses: (who, word) => `${who} choisit ${word}.`,
    shuffled: 'Une bibliothèque est mélangée.',
    cuts: (who) => `${who} coupe la bibliothèque.`,
    bottoms: (who, count) => `${who} met ${plusieurs(count, 'carte', 'cartes')} au-dessous.`,
    empty: (who) => `${who} doit piocher dans une bibliothèque vide.`,
    emblem: (who) => `${who} reçoit un emblème.`,
    copied: (card) => `${card} est copié.`,
    becomes: (who, what) => `${who} : ${what}.`,
    phased: (card, isOut) => `${card} ${isOut ? 'passe hors phase' : 'revient en phase'}.`,
    unnamed: (card) => `${card} reste sans nom.`,
    proposes: (who, text) => `${who} dit ce que cela fait : « ${text} »`,
    settled: (text, isNothing) =>
      isNothing ? `Rien ne se passe : « ${text} »` : `On s’accorde sur ce que cela fait : « ${text} »`,
    takeBack: (who, moment) => `${who} demande à revenir au moment ${moment}.`,
    noTakeBack: 'Plus personne ne demande à revenir en arrière.',
    shortcut: (who, choices, times) =>
      `${who} propose de refaire ${plusieurs(choices, 'la dernière action', 'dernières actions')}, ${times} fois de plus.`,
    flag: (who) => `${who} n’a plus de temps.`,
    opens: (who) => `${who} accepte que la partie soit ouverte.`,
  },
};
