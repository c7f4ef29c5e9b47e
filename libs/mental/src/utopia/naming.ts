// What a hidden card may be named (utopia 904.6-904.9, 904.11, 904.12), and for how long it is that.
import { refuse, type NamingPolicy } from '#rules';
import { costFits, isOwnName } from '../fitting.js';
import { isUsed } from '../used-names.js';

export const NAMING: NamingPolicy = {
  // utopia 904.8: whatever it costs, it can be a land.
  granted: 'nothing',
  refuses(state, { printed }, name) {
    if (!costFits(printed, name, 'same-symbols'))
      return refuse(
        'illegal-answer',
        'utopia 904.6',
        'A card is named as one of exactly the same mana cost.',
      );
    if (!isUsed(state, name)) return undefined;
    return isOwnName(printed, name)
      ? refuse('illegal-answer', 'utopia 904.6a', 'That name is marked, on its own card as on any other.')
      : refuse('illegal-answer', 'utopia 904.6', 'That name is marked.');
  },
  // utopia 904.11: what is announced of a hidden card is not marked; as what it then comes into the open, is.
  counts: (occasion) => occasion === 'used',
  // utopia 904.11c, 904.12: its owner.
  asks: (_, { object: { owner } }, __, chooser) => owner ?? chooser,
  mustHaveOne: (_, { object: { zone } }, { kind }) => isHidden(zone.kind) && !isHidden(kind),
  staysNamed: (_, __, { kind }) => !isHidden(kind),
  revealed: 'announced',
  seenByOthers: 'land',
  // utopia 904.8.
  faceDown: null,
  landInstead: 'Utopia',
  givenUp: 'random-name',
  rules: { noSuchName: 'utopia 904.6', criterion: 'utopia 904.11a', missing: 'utopia 904.6' },
};

const isHidden = (kind: string): boolean => kind === 'hand' || kind === 'library';
