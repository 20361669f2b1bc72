import { Button } from '@mantine/core';
import { ApiError, type ManagedCall } from '@spotter/contract';
import { addDays, type Day, dayAt } from '@spotter/language/zones/zoned-time';
import { sayDate, sayInstant, sayTime, sayZone } from '@spotter/domain/booking';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SectionBoundary } from '../../../components/page/section-boundary.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { presentTime } from '../../../components/time/present-time.ts';
import { MonthOfSlots } from '../slots/month-of-slots.tsx';
import { changeRefusal } from './managed-language.ts';
import { useManagedSlots, useMoveManagedCall } from './managed-queries.ts';
import type { ManagedWords } from './managed-words.ts';
import { ZoneSelect } from './zone-select.tsx';
import styles from './move-managed-call.module.css';
import cardStyles from './managed-card.module.css';

const noDays = new Map<Day, Date[]>();

/** Moves the call: the guest picks an open time and then confirms it. */
export function MoveManagedCall(props: {
  token: string;
  call: ManagedCall;
  words: ManagedWords;
  zone: string;
  onZone: (zone: string) => void;
  onBack: () => void;
  onMoved: () => void;
}) {
  const { token, call, words, zone } = props;
  const [start, setStart] = useState<Date | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = start !== null;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isAsking]);
  const say = (at: Date) => sayInstant(at, zone, call.language);

  return (
    <article className={cardStyles.managedCard} data-wide={!isAsking || undefined}>
      <button type="button" className={`text-action ${styles.managedBack}`} onClick={props.onBack}>
        <IconArrowLeft size={18} aria-hidden />
        {words.back}
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {isAsking ? words.moveQuestion : words.moveTitle}
      </h1>
      {start === null ? (
        <>
          <p className={cardStyles.managedHint}>
            {words.moveFrom}: {say(new Date(call.start))}
          </p>
          <SectionBoundary>
            <ZoneSelect zone={zone} onZone={props.onZone} words={words} />
          </SectionBoundary>
          <div className={styles.managedSlots}>
            <SectionBoundary resetOn={zone}>
              <Times token={token} call={call} words={words} zone={zone} onPick={setStart} />
            </SectionBoundary>
          </div>
        </>
      ) : (
        <Asking
          key={start.getTime()}
          token={token}
          call={call}
          words={words}
          zone={zone}
          start={start}
          onStart={setStart}
          onMoved={props.onMoved}
        />
      )}
    </article>
  );
}

function Times(props: {
  token: string;
  call: ManagedCall;
  words: ManagedWords;
  zone: string;
  onPick: (start: Date) => void;
}) {
  const { call, words, zone } = props;
  const today = dayAt(presentTime(), zone);
  const [month, setMonth] = useState<Day>(() => dayAt(new Date(call.start), zone));
  const slots = useManagedSlots(props.token, month, zone);
  return (
    <MonthOfSlots
      key={zone}
      zone={zone}
      language={call.language}
      words={{ ...words, notLoaded: words.timesFailed }}
      month={month}
      onMonth={setMonth}
      from={today}
      // The coach's last day may reach into the guest's next day.
      to={addDays(today, call.coach.horizonDays)}
      slots={{
        days: slots.data ?? noDays,
        state: slots.isPending ? 'loading' : slots.isError ? 'failed' : 'loaded',
        retry: () => void slots.refetch(),
      }}
      headingLevel={2}
      onPick={props.onPick}
    />
  );
}

function Asking(props: {
  token: string;
  call: ManagedCall;
  words: ManagedWords;
  zone: string;
  start: Date;
  onStart: (start: Date | null) => void;
  onMoved: () => void;
}) {
  const { call, words, zone, start } = props;
  const move = useMoveManagedCall(props.token);
  // The zone is named once, below.
  const say = (at: Date) => `${sayDate(at, zone, call.language)}, ${sayTime(at, zone, call.language)}`;
  const others = move.error instanceof ApiError ? move.error.alternatives : [];
  return (
    <>
      <dl className={styles.managedChange}>
        <div>
          <dt>{words.moveFrom}</dt>
          <dd data-old>{say(new Date(call.start))}</dd>
        </div>
        <div>
          <dt>{words.moveTo}</dt>
          <dd>{say(start)}</dd>
          <dd className={styles.managedChangeZone}>{sayZone(start, zone, call.language)}</dd>
        </div>
      </dl>
      <FormFailure message={move.isError ? changeRefusal(move.error, words) : null} />
      {others.length > 0 && (
        <div className={styles.managedOthers}>
          <p>{words.freeAlternatives}</p>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Button variant="default" onClick={() => props.onStart(new Date(other))}>
                  {say(new Date(other))}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={cardStyles.managedActions}>
        <Button
          disabled={move.isPending}
          aria-busy={move.isPending}
          onClick={() => move.mutate({ start, timeZone: zone }, { onSuccess: props.onMoved })}
        >
          {move.isPending ? words.movePending : words.moveConfirm}
        </Button>
        <Button variant="default" onClick={() => props.onStart(null)}>
          {words.otherTime}
        </Button>
      </div>
    </>
  );
}
