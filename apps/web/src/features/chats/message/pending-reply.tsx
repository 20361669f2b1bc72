import { useState } from 'react';
import type { RowPlace } from '../../../components/long-list/use-long-list.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { WritingDots } from '../../../components/writing-dots.tsx';
import { chatMessages } from '../messages.ts';
import { pendingSentence } from './waiting-times.ts';
import pendingStyles from './pending-reply.module.css';
import styles from './message.module.css';

const circumference = 2 * Math.PI * 8;

/** The answer that is about to come: it counts down, then it is being written. Canceling drops only this answer. */
export function PendingReply(props: {
  at: string;
  /** What keeps the answer from being sent. It is tried again at that time. */
  trouble: string | null;
  onCancel: () => void;
  place: RowPlace;
}) {
  const { at, trouble, onCancel, place } = props;
  const now = useNow(1000);
  const [since] = useState(() => Date.now());
  const sentence = pendingSentence(at, now, trouble === null ? 'answers' : 'tries again');
  const whole = Math.max(Date.parse(at) - since, 1);
  const left = Math.min(Math.max((Date.parse(at) - now.getTime()) / whole, 0), 1);

  return (
    <li {...place} className={`${styles.message} ${pendingStyles.pending} ${place.className}`} data-side="right">
      <div className={`${styles.bubble} ${pendingStyles.bubble}`}>
        {sentence === null ? (
          <WritingDots />
        ) : (
          <svg className={pendingStyles.pendingRing} viewBox="0 0 20 20" width="20" height="20" aria-hidden>
            <circle cx="10" cy="10" r="8" />
            <circle
              cx="10"
              cy="10"
              r="8"
              strokeDasharray={circumference}
              strokeDashoffset={circumference * (1 - left)}
            />
          </svg>
        )}
        <span className={pendingStyles.pendingWords}>
          {sentence ?? chatMessages.agentWrites}
          {trouble !== null && <span className={pendingStyles.pendingTrouble}>{trouble}</span>}
        </span>
        <button
          type="button"
          className={pendingStyles.pendingCancel}
          onClick={onCancel}
          aria-label={chatMessages.cancelReplyLong}
        >
          {chatMessages.cancelReply}
        </button>
      </div>
    </li>
  );
}
