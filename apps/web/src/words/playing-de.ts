// What the table says around acting, naming and what lies on it, in German.
import type { playing as english } from './playing-en.js';

const mehr = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const playing: typeof english = {
  stops: {
    mine: 'Meine Züge',
    others: 'Andere Züge',
    current: 'jetzt',
    ask: (step, whose) => `Mich fragen: ${step}, ${whose}`,
    everywhere: 'Überall fragen',
    usual: 'Übliche Halte',
    short: {
      UNTAP: 'Enttappen',
      UPKEEP: 'Versorgung',
      DRAW: 'Ziehen',
      PRECOMBAT_MAIN: 'Haupt',
      BEGIN_COMBAT: 'Kampf',
      DECLARE_ATTACKERS: 'Angriff',
      DECLARE_BLOCKERS: 'Block',
      FIRST_STRIKE_DAMAGE: 'Erstschlag',
      COMBAT_DAMAGE: 'Schaden',
      END_COMBAT: 'Kampfende',
      POSTCOMBAT_MAIN: 'Haupt 2',
      END: 'Ende',
      CLEANUP: 'Aufräumen',
    },
  },
  passing: {
    untilSomething: 'Es wird gepasst, bis etwas geschieht.',
    untilMine: 'Es wird bis zu deinem Zug gepasst.',
    held: 'Solange du die Umschalttaste hältst, wird nicht selbsttätig gepasst.',
    always: 'Dafür immer passen',
    yielding: (what) => `Es wird für ${what} gepasst.`,
    wait: 'Warten',
  },
  announcing: {
    change: (what) => `Ändern: ${what}`,
    paidWith: 'Bezahlt mit',
    fromPool: (mana) => `${mana} aus deinem Manavorrat`,
    left: (mana) => `${mana} bliebe übrig und ginge verloren.`,
    swap: 'Klicke ein Land an, um damit zu zahlen, oder ein markiertes, um es zu schonen.',
    free: 'Es kostet kein Mana.',
  },
  options: {
    title: 'Einstellungen',
    sound: 'Ton, wenn du gefragt wirst',
    notify: 'Mitteilung, wenn du gefragt wirst und anderswo bist',
    keys: 'Tasten: P oder Leertaste passt, F bis etwas geschieht, T bis zu meinem Zug, Esc bricht ab; Umschalttaste halten, um selbsttätiges Passen anzuhalten',
  },
  naming: {
    used: 'Verbrauchte Namen',
    isUsed: (name, who, turn) => `${who} hat ${name} in Zug ${turn} verbraucht.`,
    noCard: (name) => `Keine Karte heißt ${name}, oder mehrere.`,
  },
  notes: {
    title: 'Notizen, nur für dich',
    of: (name) => `Notizen zu ${name}`,
    note: 'Notieren:',
    whose: 'Wessen Zaubersprüche',
    text: 'Eine Notiz',
    example: 'B1: Demonic Tutor',
    keep: 'Behalten',
  },
  fairness: {
    adds: 'Mit „bereit“ gibt dein Browser ein eigenes Geheimnis in jedes Mischen: Niemand, auch der Server nicht, kann bestimmen, was kommt.',
    opening: 'Die Geheimnisse aller werden geöffnet; dann beginnt das Spiel.',
    elsewhere:
      'Du hast auf einem anderen Gerät „bereit“ gesagt. Öffne Pentaland dort: Es bewahrt das Geheimnis, das fehlt.',
    check: 'Prüfen, ob der Zufall ehrlich war',
    checking: 'Wird geprüft …',
    closed: 'Das Protokoll dieses Spiels ist für dich nicht offen und lässt sich nicht prüfen.',
    broken:
      'Etwas stimmt nicht: Das Protokoll folgt nicht aus dem Versprochenen. Zeige es einem Schiedsrichter.',
    holds: (draws) =>
      `Alle Versprechen wurden gehalten, und ${mehr(draws, 'Ziehung folgt', 'Ziehungen folgen')} daraus.`,
    own: 'Dein eigenes Geheimnis ist darin.',
  },
  told: {
    land: (who, card) => `${who} spielt ${card}.`,
    attacks: (attacker, to) => `${attacker} gegen ${to}`,
    blocks: (blocker, attackers) => `${blocker} vor ${attackers}`,
    counters: (what, counter, by) => `${what}: ${by > 0 ? '+' : '−'}${Math.abs(by)} ${counter}.`,
    attached: (what, to) => `${what} wird an ${to} angelegt.`,
    unattached: (what) => `${what} ist an nichts mehr angelegt.`,
    prevented: (amount, to) => `${amount} Schaden an ${to} wird verhindert.`,
    reveals: (who, cards) => `${who} deckt ${cards} auf.`,
    coin: (who, isHeads, hasWon) =>
      `${who} wirft eine Münze: ${isHeads ? 'Kopf' : 'Zahl'}${hasWon === undefined ? '' : hasWon ? ', gewonnen' : ', verloren'}.`,
    die: (who, sides, result) => `${who} würfelt ${result} mit einem Würfel mit ${sides} Seiten.`,
    chooses: (who, word) => `${who} bestimmt ${word}.`,
    shuffled: 'Eine Bibliothek wird gemischt.',
    cuts: (who) => `${who} hebt ab.`,
    bottoms: (who, count) => `${who} legt ${mehr(count, 'Karte', 'Karten')} unter die Bibliothek.`,
    empty: (who) => `${who} muss aus einer leeren Bibliothek ziehen.`,
    emblem: (who) => `${who} bekommt ein Emblem.`,
    copied: (card) => `${card} wird kopiert.`,
    becomes: (who, what) => `${who}: ${what}.`,
    phased: (card, isOut) =>
      `${card} geht ${isOut ? 'in die andere Phase' : 'aus der anderen Phase zurück'}.`,
    unnamed: (card) => `${card} bleibt ohne Namen.`,
    proposes: (who, text) => `${who} sagt, was das bewirkt: „${text}“`,
    settled: (text, isNothing) =>
      isNothing ? `Es geschieht nichts: „${text}“` : `Man ist einig, was das bewirkt: „${text}“`,
    takeBack: (who, moment) => `${who} bittet, zu Moment ${moment} zurückzukehren.`,
    noTakeBack: 'Niemand bittet mehr darum, etwas zurückzunehmen.',
    shortcut: (who, choices, times) =>
      `${who} schlägt vor, die letzten ${mehr(choices, 'Handlung', 'Handlungen')} noch ${times}-mal zu wiederholen.`,
    flag: (who) => `${who} hat keine Zeit mehr.`,
    opens: (who) => `${who} ist einverstanden, dass das Spiel offen wird.`,
  },
};
