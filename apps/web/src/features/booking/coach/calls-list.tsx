import { Button, Skeleton } from '@mantine/core';
import { dayAt } from '@spotter/language/zones/zoned-time';
import type { CoachCall } from '@spotter/contract';
import { IconCalendarEvent, IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { CallCard } from './call-card.tsx';
import { callsByDay, sayCallDay } from './call-days.ts';
import { callMessages } from './call-messages.ts';
import { type CallsShown, useCalls } from '../coach-queries.ts';
import styles from './calls.module.css';

const clockRenewedMs = 30_000;

/** The coach's calls by day, in the coach's zone (IANA). */
export function CallsList(props: {
  shown: CallsShown;
  timeZone: string;
  /** What the coach has to know before a call. */
  brief: (call: CoachCall) => ReactNode;
}) {
  const { shown, timeZone } = props;
  const calls = useCalls(shown);
  const now = useNow(clockRenewedMs);
  const navigate = useNavigate();

  if (calls.isPending) return <CallsSkeleton />;
  if (calls.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconCalendarOff />}
        title={callMessages.failedTitle}
        action={{ label: callMessages.retry, onClick: () => void calls.refetch() }}
      >
        {callMessages.failedHint}
      </StateMessage>
    );
  }
  // A call that is going on belongs to the upcoming ones.
  const listed = calls.data.filter(({ end }) => shown === 'upcoming' || new Date(end) <= now);
  const today = dayAt(now, timeZone);
  return (
    <>
      {listed.length === 0 &&
        (shown === 'upcoming' ? (
          <StateMessage
            icon={<IconCalendarEvent />}
            title={callMessages.emptyUpcoming}
            action={{ label: callMessages.hours, onClick: () => void navigate(paths.availability) }}
          >
            {callMessages.emptyUpcomingHint}
          </StateMessage>
        ) : (
          <StateMessage icon={<IconCalendarEvent />} title={callMessages.emptyPast}>
            {callMessages.emptyPastHint}
          </StateMessage>
        ))}
      {callsByDay(listed, timeZone).map(([day, ofDay]) => (
        <section key={day} id={`day-${day}`} className={styles.callsDay} aria-label={sayCallDay(day, today)}>
          <h2>{sayCallDay(day, today)}</h2>
          <ul>
            {ofDay.map((call) => (
              <CallCard
                key={call._id}
                call={call}
                timeZone={timeZone}
                now={now}
                brief={shown === 'upcoming' && call.status === 'confirmed' && props.brief(call)}
              />
            ))}
          </ul>
        </section>
      ))}
      {calls.hasNextPage && (
        <Button
          variant="default"
          className={styles.callsMore}
          disabled={calls.isFetchingNextPage}
          onClick={() => void calls.fetchNextPage()}
        >
          {callMessages.more}
        </Button>
      )}
    </>
  );
}

function CallsSkeleton() {
  return (
    <div className={`${styles.callsDay} delayed`} aria-busy>
      <Skeleton height={20} width={220} radius="sm" />
      <Skeleton height={112} radius="lg" mt={16} />
      <Skeleton height={112} radius="lg" mt={12} />
    </div>
  );
}
