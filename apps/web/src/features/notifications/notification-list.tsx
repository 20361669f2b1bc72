import { Button, Skeleton } from '@mantine/core';
import type { Notification } from '@spotter/contract';
import { IconBellOff, IconPlugConnectedX } from '@tabler/icons-react';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { KindIcon } from './kind-icon.tsx';
import { deliverySentence, kindNames, notificationMessages } from './messages.ts';
import { happenedAt } from './notification-times.ts';
import { useNotifications, useOpenNotification } from './queries.ts';
import styles from './notifications.module.css';

const clockRenewedMs = 30_000;

/**
 * The coach's notifications, newest first. `short` leaves out what only the page has room for. `onGo` is called
 * on a choice.
 */
export function NotificationList({ short = false, onGo }: { short?: boolean; onGo?: () => void }) {
  const list = useNotifications();
  const open = useOpenNotification();
  const now = useNow(clockRenewedMs);

  if (list.isPending) return <ListSkeleton short={short} />;
  if (list.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={notificationMessages.failedTitle}
        action={{ label: notificationMessages.retry, onClick: () => void list.refetch() }}
      >
        {notificationMessages.failedHint}
      </StateMessage>
    );
  }
  if (list.data.length === 0) {
    return (
      <StateMessage icon={<IconBellOff />} title={notificationMessages.emptyTitle}>
        {notificationMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={styles.notifications} data-short={short || undefined}>
        {list.data.map((notification) => (
          <li key={notification._id}>
            <LinkFromHere
              className={styles.notification}
              to={notification.page}
              data-unread={notification.openedAt === null || undefined}
              onClick={() => {
                if (notification.openedAt === null) open.mutate({ id: notification._id });
                onGo?.();
              }}
            >
              <Item notification={notification} now={now} short={short} />
            </LinkFromHere>
          </li>
        ))}
      </ul>
      {list.hasNextPage && !short && (
        <Button
          variant="default"
          className={styles.notificationsMore}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {notificationMessages.more}
        </Button>
      )}
    </>
  );
}

function Item({ notification, now, short }: { notification: Notification; now: Date; short: boolean }) {
  const { kind, title, body, at, openedAt, deliveries } = notification;
  const delivered = short ? null : deliverySentence(deliveries);
  return (
    <>
      <KindIcon kind={kind} />
      <span className={styles.notificationKind}>
        {openedAt === null && <span className="visually-hidden">{notificationMessages.unread}. </span>}
        {kindNames[kind]}
        <time dateTime={at}>{happenedAt(at, now)}</time>
      </span>
      <span className={styles.notificationTitle} dir="auto">
        {title}
      </span>
      <span className={styles.notificationBody} dir="auto">
        {body}
      </span>
      {delivered !== null && <span className={styles.notificationDelivered}>{delivered}</span>}
    </>
  );
}

function ListSkeleton({ short }: { short: boolean }) {
  return (
    <div className={`${styles.notifications} delayed`} data-short={short || undefined} aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.notification}>
          <Skeleton width={36} height={36} circle />
          <Skeleton className={styles.notificationKind} height={14} width="40%" />
          <Skeleton className={styles.notificationTitle} height={16} width="70%" />
          <Skeleton className={styles.notificationBody} height={14} width="90%" />
        </div>
      ))}
    </div>
  );
}
