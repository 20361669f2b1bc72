import type { ChatNotification } from '@spotter/contract';
import { IconBellExclamation, IconBellCheck, IconBellRinging } from '@tabler/icons-react';
import { presentTime } from '../../../components/time/present-time.ts';
import { openedSentence, notificationSentence } from './notification-sentence.ts';
import styles from './notification-line.module.css';

/**
 * The notification of the coach about a hand-over, and whether they have seen it. It claims only what was
 * accepted for delivery.
 */
export function NotificationLine({ notification }: { notification: ChatNotification }) {
  const Icon =
    notification.openedAt !== null
      ? IconBellCheck
      : notification.toldAt === null
        ? IconBellExclamation
        : IconBellRinging;
  return (
    <p className={styles.notificationLine}>
      <Icon size={15} aria-hidden />
      <span>
        {notificationSentence(notification, presentTime())} {openedSentence(notification, presentTime())}
      </span>
    </p>
  );
}
