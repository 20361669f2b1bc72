import { Skeleton } from '@mantine/core';
import type { Today } from '@spotter/contract';
import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconChevronRight,
  IconFlame,
  IconHandStop,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card/card.tsx';
import { paths } from '../../../paths.ts';
import { callsDetail, newLeadsDetail, sayCount, todayMessages } from './messages.ts';
import { useToday, useVisit } from './queries.ts';
import styles from './today.module.css';

type Needed = NonNullable<Today['needsYou']['first']>;

/** What today has for the coach. Each card has one action. `inbox` is the address of all conversations. */
export function TodayCards(props: { inbox: string; sayReason: (why: Needed['why']) => string }) {
  const { inbox, sayReason } = props;
  useVisit();
  const today = useToday();

  if (today.isPending) return <TodaySkeleton />;
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
    <ul className={styles.todayCards}>
      <TodayCard
        icon={<IconCalendarEvent />}
        title={todayMessages.calls}
        count={calls.count}
        detail={callsDetail(calls, timeZone)}
        to={paths.calls}
        action={todayMessages.toCalls}
      />
      <TodayCard
        icon={<IconHandStop />}
        tone={needsYou.count > 0 ? 'warning' : undefined}
        title={todayMessages.needsYou}
        count={needsYou.count}
        detail={first === null ? todayMessages.nobodyWaits : `${first.name}: ${sayReason(first.why)}`}
        to={paths.needsYou}
        action={todayMessages.toQueue}
      />
      <TodayCard
        icon={<IconFlame />}
        title={todayMessages.hotLeads}
        count={hotLeads.count}
        detail={hot === null ? todayMessages.nobodyHot : `Latest: ${hot.name}`}
        to={hot === null ? paths.agents : paths.chat(hot.chatId)}
        action={hot === null ? todayMessages.toAgents : todayMessages.toChat}
      />
      <TodayCard
        icon={<IconUserPlus />}
        title={todayMessages.newLeads}
        count={newLeads.count}
        detail={newLeadsDetail(newLeads, day, timeZone)}
        to={newLeads.newest === null ? inbox : paths.conversations(newLeads.newest.credentialId)}
        action={todayMessages.toInbox}
      />
      <TodayCard
        icon={<IconCalendarPlus />}
        title={todayMessages.booked}
        count={bookedThisWeek.count}
        detail={todayMessages.bookedHint}
        to={paths.analytics}
        action={todayMessages.toResults}
      />
    </ul>
  );
}

function TodayCard(props: {
  icon: ReactNode;
  tone?: 'warning' | undefined;
  title: string;
  count: number;
  detail: string;
  to: string;
  action: string;
}) {
  return (
    <li>
      <Card
        className={styles.todayCard}
        to={props.to}
        data-none={props.count === 0 || undefined}
        data-tone={props.tone}
      >
        <span className={styles.todayCardTitle}>
          <span className={styles.todayCardIcon} aria-hidden>
            {props.icon}
          </span>
          {props.title}
        </span>
        <strong className={styles.todayCardCount}>{sayCount(props.count)}</strong>
        <span className={styles.todayCardDetail} dir="auto">
          {props.detail}
        </span>
        <span className={styles.todayCardAction}>
          {props.action}
          <IconChevronRight size={16} aria-hidden />
        </span>
      </Card>
    </li>
  );
}

function TodaySkeleton() {
  return (
    <div className="delayed" role="status" aria-label={todayMessages.loading}>
      <div className={styles.todayCards} aria-hidden>
        {Array.from({ length: 5 }, (_, card) => (
          <Card key={card} className={styles.todayCard}>
            <span className={styles.todayCardTitle}>
              <Skeleton height={14} width={96} />
            </span>
            <span className={styles.todayCardCount}>
              <Skeleton height={28} width={32} />
            </span>
            <span className={styles.todayCardDetail}>
              <Skeleton height={12} width="80%" />
            </span>
            <span className={styles.todayCardAction}>
              <Skeleton height={14} width={72} />
            </span>
          </Card>
        ))}
      </div>
    </div>
  );
}
