// Every term of a table that a preset leaves open, each explained in one line.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OfferedQuery } from '../state/generated/operations.js';
import type { Ruleset } from '../words/kinds.js';
import { words } from '../words/words.js';
import { termWords } from '../terms/words/words.js';
import {
  ACCESSES,
  ATTACKS,
  BASES,
  CLOCKS,
  FLAGS,
  FORMATS,
  HELPS,
  OPENINGS,
  UNRESOLVED,
} from './term-options.js';
import { Choice, Count, Labelled, Lines, Text, Tick } from './term-fields.js';

const TEAMS = '[1-8]([ ,;]+[1-8])*';
const RANGE = '([1-7]|[\\-–])([ ,;]+([1-7]|[\\-–]))*';

export type Offered = OfferedQuery['offer'];

interface Props {
  readonly ruleset: Ruleset;
  /** Null until it is known. */
  readonly offer: Offered | null;
}

export function MoreTerms({ ruleset, offer }: Props) {
  const terms = termWords();
  const [seats, setSeats] = useState(2);
  const [clock, setClock] = useState('none');
  const [unresolved, setUnresolved] = useState('NOTHING');
  const missing = <T extends string>(all: readonly T[], offered: readonly T[] | undefined): readonly T[] =>
    offered === undefined ? [] : all.filter((one) => !offered.includes(one));
  return (
    <>
      <Group title={terms.groups.people}>
        <Count
          name="seats"
          of={terms.seats}
          least={2}
          most={8}
          value={2}
          onCount={(count) => setSeats(Number.isNaN(count) ? 2 : count)}
        />
        <Choice name="access" of={terms.access} options={ACCESSES} words={terms.accesses} />
        <Tick name="spectators" of={terms.spectators} isOn />
      </Group>
      <Group title={terms.groups.cards}>
        <Choice
          name="base"
          of={terms.base}
          options={BASES}
          words={words().newGame.bases}
          missing={missing(BASES, offer?.bases)}
          missed={terms.notYet}
        />
        <Cards ruleset={ruleset} offer={offer} seats={seats} />
        <Count name="startingLife" of={terms.startingLife} least={1} most={1000} value={20} />
        <Count name="maximumHandSize" of={terms.maximumHandSize} least={0} most={100} />
        <Tick name="noMaximum" of={terms.noMaximum} />
      </Group>
      {ruleset !== 'MAGIC' && (
        <Group title={terms.groups.naming}>
          <Choice name="help" of={terms.help} options={HELPS} words={terms.helps} chosen="SEARCH" />
          <Count name="refusedFree" of={terms.refusedFree} least={0} most={1000} />
          <Count name="refusedThenEvery" of={terms.refusedThenEvery} least={0} most={3600} />
        </Group>
      )}
      {seats > 2 && (
        <Group title={terms.groups.many}>
          <Text name="teams" of={terms.teams} pattern={TEAMS} />
          <Tick name="deployCreatures" of={terms.deployCreatures} />
          <Choice name="attack" of={terms.attack} options={ATTACKS} words={terms.attacks} />
          <Text name="range" of={terms.range} pattern={RANGE} />
        </Group>
      )}
      <Group title={terms.groups.clock}>
        <Choice
          name="clock"
          of={terms.clock}
          options={CLOCKS}
          words={terms.clocks}
          onChoose={(chosen) => setClock(chosen)}
        />
        {clock === 'chess' && (
          <>
            <Count name="clockMinutes" of={terms.clockMinutes} least={1} most={43_200} value={30} />
            <Count name="increment" of={terms.increment} least={0} most={86_400} value={0} />
          </>
        )}
        {clock === 'thinking' && (
          <>
            <Count name="thinking" of={terms.thinking} least={5} most={86_400} value={45} />
            <Count name="lateFrom" of={terms.lateFrom} least={0} most={43_200} />
            <Count name="lateThinking" of={terms.lateThinking} least={5} most={86_400} />
          </>
        )}
        {clock !== 'none' && <Choice name="flag" of={terms.flag} options={FLAGS} words={terms.flags} />}
      </Group>
      <Group title={terms.groups.times}>
        <Count name="startHours" of={terms.startHours} least={0.1} most={720} isFine />
        <Count name="openSeconds" of={terms.openSeconds} least={5} most={86_400} />
        <Count name="absentMinutes" of={terms.absentMinutes} least={0.2} most={43_200} isFine />
        <Count name="abandonHours" of={terms.abandonHours} least={0.1} most={8760} isFine />
      </Group>
      <Group title={terms.groups.disputes}>
        <Choice
          name="unresolved"
          of={terms.unresolved}
          options={UNRESOLVED}
          words={terms.unresolvedBy}
          missing={missing(UNRESOLVED, offer?.unresolved)}
          missed={terms.notYet}
          onChoose={setUnresolved}
        />
        {unresolved === 'JUDGE' && (
          <Count name="rulingMinutes" of={terms.rulingMinutes} least={1} most={10_080} />
        )}
        <Tick name="takeBack" of={terms.takeBack} />
        <Tick name="challenges" of={terms.challenges} />
        <Tick name="arrangeGraveyards" of={terms.arrangeGraveyards} />
      </Group>
      <Group title={terms.groups.after}>
        <Choice
          name="opens"
          of={terms.opens}
          options={OPENINGS}
          words={terms.openings}
          missing={missing(OPENINGS, offer?.opens)}
          missed={terms.notYet}
        />
      </Group>
    </>
  );
}

/** Which cards there are, and how the libraries are made of them. */
function Cards({ ruleset, offer, seats }: Props & { readonly seats: number }) {
  const terms = termWords();
  const [format, setFormat] = useState('ALL');
  const prebuilt = ruleset === 'WAR_ZONE' ? (offer?.prebuilt ?? []) : [];
  return (
    <>
      <Choice
        name="format"
        of={terms.format}
        options={FORMATS}
        words={terms.formats}
        onChoose={(chosen) => setFormat(chosen)}
      />
      {format === 'UNTIL' && <Text name="until" of={terms.until} isDate required />}
      {format === 'SETS' && <Text name="sets" of={terms.sets} required />}
      {format === 'NAMES' && <Lines name="names" of={terms.names} required />}
      <Text name="legality" of={terms.legality} />
      <Count name="librarySize" of={terms.librarySize} least={60} most={1000} />
      {ruleset === 'PENTALAND' && (
        <>
          <Lines name="libraryCards" of={terms.libraryCards} />
          <Count name="leastNames" of={terms.leastNames} least={1} most={1000} />
          <Tick name="evenColours" of={terms.evenColours} />
        </>
      )}
      {prebuilt.length > 0 &&
        Array.from({ length: seats }, (_, seat) => (
          <Labelled key={seat} label={terms.prebuiltOf(seat + 1)} form={terms.prebuilt.form}>
            <select name="prebuilt">
              <option value="">{terms.noPrebuilt}</option>
              {prebuilt.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Labelled>
        ))}
      {ruleset === 'MAGIC' && <Count name="sideboardSize" of={terms.sideboardSize} least={1} most={15} />}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="pairs">{children}</div>
    </fieldset>
  );
}
