import { useState } from 'react';
import { useNow } from '../../../components/time/use-now.ts';
import { chatMessages } from '../messages.ts';
import { pendingSentence } from '../times.ts';

const circumference = 2 * Math.PI * 8;

/** The answer that is about to come: counting down, then being written. Cancelling drops this one answer. */
export function PendingReply(props: {
  at: string;
  /** What keeps it from being given; at that time it is tried again. */
  trouble: string | null;
  onCancel: () => void;
}) {
  const { at, trouble, onCancel } = props;
  const now = useNow(1000);
  const [since] = useState(() => Date.now());
  const sentence = pendingSentence(at, now, trouble === null ? 'answers' : 'tries again');
  const whole = Math.max(Date.parse(at) - since, 1);
  const left = Math.min(Math.max((Date.parse(at) - now.getTime()) / whole, 0), 1);

  return (
    <li className="message pending" data-side="right">
      <div className="bubble">
        {sentence === null ? (
          <span className="writing-dots" aria-hidden>
            <span />
            <span />
            <span />
          </span>
        ) : (
          <svg className="pending-ring" viewBox="0 0 20 20" width="20" height="20" aria-hidden>
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
        <span className="pending-words">
          {sentence ?? chatMessages.agentWrites}
          {trouble !== null && <span className="pending-trouble">{trouble}</span>}
        </span>
        <button type="button" className="pending-cancel" onClick={onCancel} aria-label={chatMessages.cancelReplyLong}>
          {chatMessages.cancelReply}
        </button>
      </div>
    </li>
  );
}
