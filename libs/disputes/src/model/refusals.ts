// Why a command in a dispute is refused: a closed union, in words that say what to do next. A refusal appends
// nothing.
import { err, type Err } from '#kernel';

export const DISPUTE_REFUSALS = {
  'unknown-dispute': 'There is no such dispute, or you have no part in it. Check its id.',
  'not-a-judge': 'Only a judge can do that. Call one, or wait for the one who has the call.',
  'not-a-head-judge': 'Only a head judge decides an appeal. Leave it to one.',
  'own-game': 'You play in this game, host it or are invited to it. Another judge has to do that.',
  'own-ruling': 'Your own ruling was appealed. Another head judge has to decide.',
  'not-a-party': 'Only the players of this game can do that.',
  'not-your-call': 'Only the player who called the judge can withdraw the call. Ask that player.',
  'call-taken': 'A judge has the call. Talk to the judge, or wait for the ruling.',
  'call-not-taken': 'No judge has the call yet. Take it first.',
  'not-the-judge': 'Another judge has this call. Take another one.',
  'already-ruled': 'There is a ruling already. Accept it, appeal it, or wait for it.',
  'not-ruled': 'There is no ruling to accept or to appeal. Wait for one.',
  'already-accepted': 'You have accepted this ruling. It cannot be appealed any more by you.',
  'already-appealed': 'A dispute can be appealed once. Wait for the head judge.',
  'appeal-final': 'A head judge has decided. That is final.',
  'not-appealed': 'Nobody has appealed.',
  'appeal-over': 'The time to appeal is over. Call a judge if there is something new.',
  'dispute-closed': 'This dispute is closed. Call a judge if there is something new.',
  'not-done': 'The dispute still holds up the game. Give a ruling first, if need be one without a remedy.',
  'unknown-rule': 'There is no such rule in the rules of this game. Correct the number.',
  'no-challenge': 'This dispute is no challenge. Give a ruling instead.',
  'is-challenge': 'This dispute is a challenge. Say with the ruling who loses it.',
  'no-challenges': 'The terms of this game have no challenges. Call a judge instead.',
  'name-not-asked': 'The judge has not asked you to write down a name. Write a message instead.',
  'name-asked': 'The player has been asked already. Wait for the answer.',
  'too-many': 'This dispute has as many of these as it can have.',
  'not-over': 'Players learn who looked once the game is over. Ask again then.',
} as const;

export type DisputeRefusalCode = keyof typeof DISPUTE_REFUSALS;

export interface DisputeRefusal {
  readonly code: DisputeRefusalCode;
  readonly rule: string;
  readonly message: string;
}

export type DisputeRule =
  | 'table disputes'
  | 'table rulings'
  | 'table appeals'
  | 'table penalties'
  | 'war-zone Challenges'
  | 'war-zone Card Templating';

export const refusal = (
  code: DisputeRefusalCode,
  rule: DisputeRule = 'table disputes',
  message: string = DISPUTE_REFUSALS[code],
): DisputeRefusal => ({ code, rule, message });

export const refuse = (...why: Parameters<typeof refusal>): Err<DisputeRefusal> => err(refusal(...why));
