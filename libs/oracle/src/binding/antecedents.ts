// What 'it', 'that creature', 'that player' and 'that much' may refer to: everything the text named before, the
// nearest first. The written-back text decides which one is meant, because each choice is rendered in its own words.
import { isNode, partAt, SORTS, walk, type AnyNode } from '#abilities';
import { EXILED } from '../text/linked.js';
import { freshName } from './fresh.js';
import { referToGroup, groupsBefore } from './groups.js';
import { canBeItself, isOfHost, speaksOfExiled, speaksOfHost } from './itself.js';
import { holdersBefore } from './holders.js';
import { controllersAround, rolesAround } from './roles.js';
import { alongPath, withPart, type Filling, type Path, type HoleInTree } from '../trees/tree.js';

export function antecedents(tree: unknown, { sort, path, hole }: HoleInTree): readonly Filling[] {
  const put =
    (part: unknown): Filling =>
    (whole) =>
      withPart(whole, path, part);
  const around = alongPath(tree, path);
  if (hole.is === 'done')
    return stepsBefore(tree, path)
      .filter((step) => hole.said === undefined || isOneSacrifice(partAt(tree, step)))
      .map((step) =>
        named(step, path, (name) => ({
          kind: 'did',
          name,
          ...(hole.said === undefined ? {} : { said: hole.said }),
        })),
      );
  if (hole.is === 'damaged')
    return stepsBefore(tree, path)
      .filter((step) => (partAt(tree, step) as AnyNode).kind === 'damage')
      .map((step) => named(step, path, (name) => ({ kind: 'bound', name })));
  if (hole.is === 'done-to')
    return stepsBefore(tree, path)
      .filter((step) => isDone(partAt(tree, step), hole.how))
      .map((step) => named(step, path, (name) => ({ kind: 'bound', name })));
  if (hole.is === 'discarded')
    return hole.by === 'event'
      ? around.some(({ node }) => node.kind === 'triggered' && isDiscard(node['when']))
        ? [put({ kind: 'subject' })]
        : []
      : stepsBefore(tree, path).flatMap((step) => {
          const done = partAt(tree, step) as AnyNode;
          if (done.kind === 'discard')
            return [named(step, path, (name) => ({ kind: 'bound', name, said: 'name' }))];
          const isPaid = done.kind === 'move' && done['cause'] === 'discard' && step[0] === 'costs';
          return isPaid ? [put({ kind: 'paid', cause: 'discard', said: 'card' })] : [];
        });
  if (hole.is === 'counted')
    return stepsBefore(tree, path).map((step) =>
      named(step, path, (name) => ({ kind: 'amount', name, said: 'for-each' })),
    );
  if (sort === 'value')
    return [
      ...stepsBefore(tree, path)
        .filter((step) => hole.is === 'said' && (hole.by === 'name' || isUncertain(partAt(tree, step))))
        .filter((step) => !isDealtWithNext(tree, step))
        .map((step) =>
          named(step, path, (name) => ({
            kind: 'amount',
            name,
            ...(hole.is === 'said' && hole.by === 'name' ? {} : { said: 'that-many' }),
          })),
        ),
      ...(around.some(({ node }) => happens(node)) ? [put({ kind: 'event-amount' })] : []),
    ];
  if (hole.is === 'sacrificed')
    return stepsBefore(tree, path)
      .filter((step) => isAsItWas(around) && isOneSacrifice(partAt(tree, step)))
      .map((step) => named(step, path, asItWas('done')));
  const roles = rolesAround(around);
  const by = hole.is === 'said' ? hole.by : 'name';
  const said = by === 'pronoun' ? 'it' : by;
  const they = by === 'pronoun' ? { said: 'they' } : {};
  if (sort === 'players') {
    const actors = actorsAround(around, path);
    const called = (who: AnyNode) => put({ ...who, ...(canBeThey(who) ? they : {}) });
    return [
      // 'Each player sacrifices all lands they control'
      ...actors.filter((who) => by === 'pronoun' && isSeveral(who)).map(called),
      ...slotsAround(around, 'players').map((slot) => put({ kind: 'target', slot, ...they })),
      ...actors.filter((who) => by !== 'pronoun' || !isSeveral(who)).map(called),
      ...roles.filter(({ of }) => of !== 'object').map(({ role }) => put({ kind: role, ...they })),
      ...namesAround(around, path, 'for-each-player').map((name) => put({ kind: 'bound', name, ...they })),
      ...(by === 'name' ? controllersAround(around) : []).map((who) => put({ ...who, said: 'player' })),
      ...holdersBefore(tree, path).map((who) => put({ ...who, said: by === 'name' ? 'player' : 'they' })),
      put({ kind: 'defending' }),
    ];
  }
  if (sort === 'reference') {
    const gone = isDealtWith(around) ? slotsTaken(tree, path) : [];
    const targets = slotsAround(around, 'filter')
      .filter((slot) => !gone.includes(slot))
      .map((slot) => put({ kind: 'target', slot, said }));
    const results = stepsBefore(tree, path)
      .filter((step) => !leavesThere(partAt(tree, step)) && !countsOnly(partAt(tree, step)))
      .filter((step) => by !== 'card' || (partAt(tree, step) as AnyNode).kind !== 'create-token')
      .flatMap((step) => {
        const done = partAt(tree, step);
        if (isAsItWas(around) && isPriceOfEffect(tree, step))
          return by === 'name' ? [named(step, path, (name) => ({ kind: 'bound', name, said }))] : [];
        if (isAsItWas(around) && isOneSacrifice(done) && by !== 'card')
          return [named(step, path, asItWas(said))];
        if (
          !(isAsItWas(around) && takesAway(done) && !(isControllersOf(around) && bringsIn(done))) &&
          !(isOwnersOf(around) && mayFail(done))
        )
          return [named(step, path, (name) => ({ kind: 'bound', name, said }))];
        const what = isNode(done) ? done['what'] : undefined;
        return isNode(what) && AS_IT_WAS.includes(what.kind) ? [put({ ...what, said })] : [];
      });
    const groups = groupsBefore(tree, path).map((at) => referToGroup(at, path, said));
    const own = [
      ...(by === 'pronoun' && !canBeItself(around, path) ? [] : [put({ kind: 'this', said })]),
      // Inside quotation marks the speaker is the object that has the ability, not the object this is attached to.
      ...(speaksOfHost(tree) && !isGiven(around) ? [put({ kind: 'host', said })] : []),
    ];
    const pronoun = by === 'pronoun' ? metUnlessPaid(around, path) : undefined;
    return [
      ...(pronoun === undefined ? [] : [put({ ...pronoun, said })]),
      // cr 400.7: a card that changed zones is a new object.
      ...(by === 'card' ? [...results, ...targets] : [...targets, ...results, ...groups]),
      ...(speaksOfExiled(tree) ? [put({ kind: 'linked', name: EXILED, said })] : []),
      ...namesAround(around, path, 'for-each').map((name) => put({ kind: 'bound', name, said })),
      ...modifiedAround(around, path).map((at) => named(at, path, (name) => ({ kind: 'bound', name, said }))),
      ...roles
        .filter((one) => one.of !== 'player' && (one.by ?? by) === by)
        .map(({ role }) => put({ kind: role, said })),
      ...(isOfHost(around) ? own.toReversed() : own),
    ];
  }
  return [];
}

const isDone = (step: unknown, how: 'destroyed' | 'exiled'): boolean =>
  isNode(step) &&
  (how === 'destroyed' ? step.kind === 'destroy' : step.kind === 'move' && step['to'] === 'exile');
const isDiscard = (pattern: unknown): boolean =>
  isNode(pattern) && pattern.kind === 'moves' && JSON.stringify(pattern['cause']) === '["discard"]';
/** A sacrifice of one permanent: it is carried out or it can't be. */
const isOneSacrifice = (step: unknown): boolean =>
  isNode(step) && step.kind === 'sacrifice' && step['count'] === 1;
type Around = ReturnType<typeof alongPath>;

/** True if the event this part answers to can have an amount. */
const happens = ({ kind }: AnyNode): boolean =>
  ['triggered', 'delayed', 'replace', 'prevent-damage', 'static'].includes(kind);
/** True if no number says how much the step does, so that only 'that many' can. */
const isUncertain = (step: unknown): boolean =>
  isNode(step) && typeof (step['count'] ?? step['amount']) !== 'number';

/** 'Sacrifice any number of lands': the number is how many were sacrificed, not how many were chosen. */
function isDealtWithNext(tree: unknown, step: Path): boolean {
  const chosen = partAt(tree, step);
  const last = step.at(-1);
  if (!isNode(chosen) || chosen.kind !== 'choose-objects' || typeof last !== 'number') return false;
  const next = partAt(tree, [...step.slice(0, -1), last + 1]);
  return isNode(next) && next.kind === 'sacrifice-these';
}

const isGiven = (around: Around): boolean => around.some(({ node: { kind } }) => kind === 'gain-ability');
/** cr 608.2h: last known information about the permanent, not the card it became. */
const asItWas = (said: string) => (name: string) => ({
  kind: 'former',
  of: { kind: 'bound', name },
  said,
});
/**
 * True if an effect has somebody pay the step as a price: what was sacrificed is asked about by last known
 * information.
 */
const isPriceOfEffect = (tree: unknown, step: Path): boolean =>
  alongPath(tree, step).at(-1)?.node.kind === 'pay' && (partAt(tree, step) as AnyNode).kind === 'move';
/** References that carry last known information by themselves, as targets do. */
const AS_IT_WAS = ['this', 'host', 'subject', 'agent'];
/** cr 608.2h: controller, power and counters are asked of the permanent, not of the card it became. */
const isAsItWas = (around: Around): boolean =>
  ['controller', 'stat', 'counters'].includes(around.at(-1)?.node.kind ?? '');
/** The owner stays the same even if the permanent was not destroyed after all. */
const isOwnersOf = (around: Around): boolean => around.at(-1)?.node.kind === 'owner';
/** cr 110.2: what was put onto the battlefield has a controller; the card it was had none. */
const isControllersOf = (around: Around): boolean => around.at(-1)?.node.kind === 'controller';
const bringsIn = (step: unknown): boolean =>
  isNode(step) && step.kind === 'move' && step['to'] === 'battlefield';
const mayFail = (step: unknown): boolean => isNode(step) && ['counter', 'destroy'].includes(step.kind);
/** cr 400.7: what is done to it now is done to the object it is now. */
const isDealtWith = (around: Around): boolean =>
  around.some(({ node }) => node.kind === 'create-replacement') ||
  [
    'move',
    'continuous',
    'tap',
    'untap',
    'attach',
    'add-counters',
    'remove-counters',
    'double-counters',
    'reveal',
    'destroy',
    'sacrifice-these',
    'cast-now',
    'transform',
    'manifest',
  ].includes(around.at(-1)?.node.kind ?? '');
/** The targets that an earlier step moved to another zone. */
const slotsTaken = (tree: unknown, path: Path): readonly unknown[] =>
  stepsBefore(tree, path).flatMap((step) => {
    const node = partAt(tree, step);
    if (!takesAway(node) || !isNode(node) || !isNode(node['what'])) return [];
    return node['what'].kind === 'target' ? [node['what']['slot']] : [];
  });
/** The step leaves the object as it was, so the object keeps the name it had. */
const leavesThere = (step: unknown): boolean =>
  isNode(step) &&
  (step.kind === 'reveal' && isNode(step['what']) && step['what'].kind === 'bound'
    ? true
    : ['tap', 'untap', 'add-counters', 'remove-counters', 'damage'].includes(step.kind));
/** The outcome of the step is a number or an answer, not an object. */
const countsOnly = (step: unknown): boolean =>
  isNode(step) &&
  [
    'gain-life',
    'lose-life',
    'may',
    'pay',
    'flip-coins',
    'roll-dice',
    'clash',
    'vote',
    'life',
    'choose-colour',
    'choose-word',
    'choose-number',
    'choose-name',
    'choose-players',
    'let-value',
  ].includes(step.kind);
const takesAway = (step: unknown): boolean =>
  isNode(step) && ['counter', 'destroy', 'move', 'sacrifice', 'sacrifice-these'].includes(step.kind);

/** The target slots of this sort in the innermost body that has any, the latest first. */
function slotsAround(around: Around, which: 'filter' | 'players'): readonly number[] {
  const targets = around
    .flatMap(({ node }) => (Array.isArray(node['targets']) ? [node['targets'] as AnyNode[]] : []))
    .at(-1);
  return (targets ?? []).flatMap((spec, slot) => (spec[which] === undefined ? [] : [slot])).reverse();
}
/** 'Counter that spell unless its controller pays {1}': 'its' is the object of the unpaid effect. */
function metUnlessPaid(around: Around, path: Path): AnyNode | undefined {
  const pay = around.find(({ node, path: at }) => node.kind === 'pay' && path[at.length] === 'who')?.node;
  const what = isNode(pay?.['unpaid']) ? pay['unpaid']['what'] : undefined;
  return isNode(what) && ['target', 'subject', 'agent'].includes(what.kind) ? what : undefined;
}
/** True if 'they' can be said of such players. */
const canBeThey = ({ kind }: AnyNode): boolean =>
  SORTS.players.kinds[kind]?.['said'] !== undefined && kind !== 'you';
const isSeveral = ({ kind }: AnyNode): boolean => ['all', 'opponents', 'others', 'teammates'].includes(kind);
const actorsAround = (around: Around, path: Path): readonly AnyNode[] =>
  around
    .flatMap(({ node, path: at }) => {
      const field = node.kind === 'move' ? 'by' : 'who';
      const who = node[field];
      return isNode(who) && path[at.length] !== field ? [who] : [];
    })
    .filter((who) => who.kind !== 'parameter')
    .reverse();
const namesAround = (around: Around, path: Path, kind: string): readonly string[] =>
  around
    .flatMap(({ node, path: at }) =>
      node.kind === kind && path[at.length] === 'effect' ? [node['bind'] as string] : [],
    )
    .reverse();

/** 'Each noncreature artifact has power equal to its mana value': each of the objects that change. */
const modifiedAround = (around: Around, path: Path): readonly Path[] =>
  around.flatMap(({ node, path: at }) =>
    node.kind === 'modify' && path[at.length] === 'changes' ? [at] : [],
  );

/** Steps before a place whose outcome the text can refer to, the latest first. */
function stepsBefore(tree: unknown, path: Path): readonly Path[] {
  const steps: Path[] = [];
  for (const { sort, node, path: at } of walk('ability', tree)) {
    if (at.length === path.length && at.every((step, index) => step === path[index])) break;
    if (
      (sort !== 'effect' && sort !== 'cost') ||
      !isNode(node) ||
      node.kind === 'for-each' ||
      node.kind === 'for-each-player'
    )
      continue;
    if (SORTS[sort].kinds[node.kind]?.['bind'] === undefined) continue;
    if (at.every((step, index) => step === path[index])) continue;
    steps.push(at);
  }
  return steps.reverse();
}
/** Gives the step a name and fills the hole with a reference to it. */
const named =
  (step: Path, hole: Path, refer: (name: string) => unknown): Filling =>
  (whole) => {
    const node = partAt(whole, step);
    if (!isNode(node)) return undefined;
    const known = node['bind'];
    const name = typeof known === 'string' ? known : freshName(whole);
    return withPart(withPart(whole, [...step, 'bind'], name), hole, refer(name));
  };
