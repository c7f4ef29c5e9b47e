// Declarations of attackers and blockers: all at once, a line for each creature.
import type { TargetInput } from '#client';
import { useState } from 'preact/hooks';
import type { Question, Target, ViewSeen } from '../../state/view.js';
import { Arrow } from '../../parts/signs.js';
import { words } from '../../words/words.js';
import type { Answer } from '../../state/actions.js';
import { cardsOf } from '../../state/card-names.js';
import { objectName, targetName } from '../board/board.js';
import { groupedAlike } from '../board/piles.js';

const keyOf = ({ object, seat }: Target): string => (seat === null ? `${object}` : `seat ${seat}`);
const given = ({ object, seat }: Target): TargetInput =>
  seat === null ? { object: object ?? '' } : { seat };

interface AttackProps {
  readonly question: Extract<Question, { __typename: 'DeclareAttackers' }>;
  readonly view: ViewSeen;
  readonly onAnswer: (given: Answer) => void;
}

export function AttackForm({ question, view, onAnswer }: AttackProps) {
  const { acting, playing } = words();
  const [attacks, setAttacks] = useState<ReadonlyMap<string, Target>>(new Map());
  const choose = (attacker: string, to: Target | undefined): void =>
    setAttacks((before) => {
      const after = new Map(before);
      if (to === undefined) after.delete(attacker);
      else after.set(attacker, to);
      return after;
    });
  /** So many of a group attack there; those that did and are too many stay at home. */
  const send = (group: readonly string[], to: Target, count: number): void =>
    setAttacks((before) => {
      const after = new Map(before);
      const there = group.filter((one) => isOn(one, to));
      for (const one of there.slice(count)) after.delete(one);
      const free = group.filter((one) => !before.has(one)).slice(0, Math.max(0, count - there.length));
      for (const one of free) after.set(one, to);
      return after;
    });
  const isOn = (attacker: string, to: Target): boolean => {
    const chosen = attacks.get(attacker);
    return chosen !== undefined && keyOf(chosen) === keyOf(to);
  };
  return (
    <>
      <ul class="lines">
        {groupedAlike(
          cardsOf(view),
          question.attackers.map(({ attacker }) => attacker),
        ).map((group) => {
          const [attacker = ''] = group;
          const defenders = question.attackers.find((one) => one.attacker === attacker)?.defenders ?? [];
          return (
            <li key={attacker}>
              <span class="what">
                {objectName(view, attacker)} {group.length > 1 && `×${group.length}`}
              </span>
              {defenders.map((to) =>
                group.length > 1 ? (
                  <label key={keyOf(to)} class="bare row">
                    <Arrow /> <span>{targetName(view, to)}</span>
                    <input
                      type="number"
                      min={0}
                      max={group.length}
                      aria-label={playing.board.attackers(group.length, targetName(view, to))}
                      value={group.filter((one) => isOn(one, to)).length}
                      onInput={(event) => send(group, to, Number(event.currentTarget.value))}
                    />
                  </label>
                ) : (
                  <button
                    key={keyOf(to)}
                    type="button"
                    aria-pressed={isOn(attacker, to)}
                    onClick={() => choose(attacker, isOn(attacker, to) ? undefined : to)}
                  >
                    <Arrow /> {targetName(view, to)}
                  </button>
                ),
              )}
            </li>
          );
        })}
      </ul>
      <div class="row">
        <button
          class="main"
          type="button"
          onClick={() =>
            onAnswer({
              attacks: [...attacks].map(([attacker, defender]) => ({ attacker, defender: given(defender) })),
            })
          }
        >
          {attacks.size === 0 ? acting.attackNone : acting.attackWith(attacks.size)}
        </button>
        {question.attackers.length > 1 && (
          <button
            type="button"
            onClick={() =>
              setAttacks(
                new Map(
                  question.attackers.flatMap(({ attacker, defenders: [first] }) =>
                    first === undefined ? [] : [[attacker, first] as const],
                  ),
                ),
              )
            }
          >
            {acting.everyone}
          </button>
        )}
      </div>
    </>
  );
}

interface BlockProps {
  readonly question: Extract<Question, { __typename: 'DeclareBlockers' }>;
  readonly view: ViewSeen;
  readonly onAnswer: (given: Answer) => void;
}

export function BlockForm({ question, view, onAnswer }: BlockProps) {
  const { acting } = words();
  const [blocks, setBlocks] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const toggle = (blocker: string, attacker: string, most: number): void =>
    setBlocks((before) => {
      const now = before.get(blocker) ?? [];
      const then = now.includes(attacker)
        ? now.filter((each) => each !== attacker)
        : [...now, attacker].slice(-most);
      const after = new Map(before);
      if (then.length === 0) after.delete(blocker);
      else after.set(blocker, then);
      return after;
    });
  return (
    <>
      <ul class="lines">
        {question.blockers.map(({ blocker, attackers, most }) => (
          <li key={blocker}>
            <span class="what">{objectName(view, blocker)}</span>
            {attackers.map((attacker) => (
              <button
                key={attacker}
                type="button"
                aria-pressed={blocks.get(blocker)?.includes(attacker) === true}
                onClick={() => toggle(blocker, attacker, most)}
              >
                {acting.blocks(objectName(view, attacker))}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <button
        class="main"
        type="button"
        onClick={() =>
          onAnswer({ blocks: [...blocks].map(([blocker, attackers]) => ({ blocker, attackers })) })
        }
      >
        {blocks.size === 0 ? acting.blockNone : acting.blockWith(blocks.size)}
      </button>
    </>
  );
}
