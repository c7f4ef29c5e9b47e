// What the table says around acting, naming and what lies on it, in German.
import type { playing as english } from './playing-en.js';

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
};
