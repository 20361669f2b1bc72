import { Skeleton } from '@mantine/core';
import type { Today } from '@spotter/contract';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { RollingNumber } from '../../../components/kit/rolling-number.tsx';
import { paths } from '../../../paths.ts';
import { callsDetail, countedNames, newLeadsDetail, sayCount, todayMessages } from './messages.ts';
import { useToday, useVisit } from './queries.ts';
import styles from './today.module.css';

type Needed = NonNullable<Today['needsYou']['first']>;

/** The numbers of today in one line. Each leads to what it counts. `inbox` is the address of all conversations. */
export function TodayLine(props: { inbox: string; sayReason: (why: Needed['why']) => string }) {
  const { inbox, sayReason } = props;
  useVisit();
  const today = useToday();

  if (today.isPending) {
    return (
      <div className={`delayed ${styles.line}`} role="status" aria-label={todayMessages.loading}>
        <Skeleton height={20} my={12} width="min(640px, 100%)" aria-hidden />
      </div>
    );
  }
  if (today.data === undefined) {
    return (
      <p className={styles.todayFailure} role="alert">
        {todayMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void today.refetch()}>
          {todayMessages.retry}
        </button>
      </p>
    );
  }
  const { calls, needsYou, hotLeads, newLeads, bookedThisWeek, day, timeZone } = today.data;
  const { first } = needsYou;
  const hot = hotLeads.first;
  return (
    <ul className={styles.line} aria-label={todayMessages.numbers}>
      <Figure counted={countedNames.calls} count={calls.count} detail={callsDetail(calls, timeZone)} to={paths.calls} />
      <Figure
        counted={countedNames.needsYou}
        count={needsYou.count}
        detail={first === null ? todayMessages.nobodyWaits : `${first.name}: ${sayReason(first.why)}`}
        to={paths.needsYou}
      />
      <Figure
        counted={countedNames.hotLeads}
        count={hotLeads.count}
        detail={hot === null ? todayMessages.nobodyHot : `Latest: ${hot.name}`}
        to={hot === null ? paths.agents : paths.chat(hot.chatId)}
      />
      <Figure
        counted={countedNames.newLeads}
        count={newLeads.count}
        detail={newLeadsDetail(newLeads, day, timeZone)}
        to={newLeads.newest === null ? inbox : paths.conversations(newLeads.newest.credentialId)}
      />
      <Figure
        counted={countedNames.booked}
        count={bookedThisWeek.count}
        detail={todayMessages.bookedHint}
        to={paths.analytics}
      />
    </ul>
  );
}

function Figure(props: { counted: readonly [string, string]; count: number; detail: string; to: string }) {
  const { counted, count, detail, to } = props;
  return (
    <li>
      <LinkFromHere className={styles.figure} to={to} title={detail} data-none={count === 0 || undefined}>
        <strong>
          <RollingNumber value={count}>{sayCount(count)}</RollingNumber>
        </strong>{' '}
        {counted[count === 1 ? 0 : 1]}
        <span className="visually-hidden">. {detail}</span>
      </LinkFromHere>
    </li>
  );
}
