import type { ChatNotification } from '@spotter/contract';
import { IconBellExclamation, IconBellCheck, IconBellRinging } from '@tabler/icons-react';
import { presentTime } from '../../../components/time/present-time.ts';
import { openedSentence, notificationSentence } from './notification-sentence.ts';
import styles from './notification-line.module.css';

/**
 * What the coach was told about a hand-over, and whether they have seen it. It claims only what was accepted for
 * delivery.
 */
export function NotificationLine({ told }: { told: ChatNotification }) {
  const Icon = told.openedAt !== null ? IconBellCheck : told.toldAt === null ? IconBellExclamation : IconBellRinging;
  return (
    <p className={styles.toldLine}>
      <Icon size={15} aria-hidden />
      <span>
        {notificationSentence(told, presentTime())} {openedSentence(told, presentTime())}
      </span>
    </p>
  );
}
