import { Button, Skeleton } from '@mantine/core';
import type { Notification } from '@spotter/contract';
import { IconBellOff, IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateMessage } from '../../components/page/state-message.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { KindIcon } from './kind-icon.tsx';
import { deliverySentence, kindNames, notificationMessages } from './messages.ts';
import { happenedAt } from './notification-times.ts';
import { useNotifications, useOpenNotification } from './queries.ts';

const clockRenewedMs = 30_000;

/** What the coach was told, newest first; `short` leaves out what only the page has room for. `onGo` is told of a choice. */
export function NotificationList({ short = false, onGo }: { short?: boolean; onGo?: () => void }) {
  const list = useNotifications();
  const open = useOpenNotification();
  const now = useNow(clockRenewedMs);

  if (list.isPending) return <ListSkeleton />;
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
      <ul className="notifications">
        {list.data.map((notification) => (
          <li key={notification._id}>
            <Link
              className="notification"
              to={notification.page}
              data-unread={notification.openedAt === null || undefined}
              onClick={() => {
                if (notification.openedAt === null) open.mutate({ id: notification._id });
                onGo?.();
              }}
            >
              <Item notification={notification} now={now} short={short} />
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          className="notifications-more"
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
      <span className="notification-kind">
        {openedAt === null && <span className="visually-hidden">{notificationMessages.unread}. </span>}
        {kindNames[kind]}
        <time dateTime={at}>{happenedAt(at, now)}</time>
      </span>
      <span className="notification-title" dir="auto">
        {title}
      </span>
      <span className="notification-body" dir="auto">
        {body}
      </span>
      {delivered !== null && <span className="notification-delivered">{delivered}</span>}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="notifications delayed" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="notification">
          <Skeleton width={36} height={36} circle />
          <Skeleton className="notification-kind" height={14} width="40%" />
          <Skeleton className="notification-title" height={16} width="70%" />
          <Skeleton className="notification-body" height={14} width="90%" />
        </div>
      ))}
    </div>
  );
}
