import type { Reaction } from '@spotter/contract';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './message.module.css';

/** The reactions to a message, at the corner of its bubble. */
export function Reactions({ reactions }: { reactions: Reaction[] }) {
  if (reactions.length === 0) return null;
  return (
    <ul className={styles.reactions}>
      {reactions.map(({ by, emoji }) => (
        <li key={by}>
          <span className="visually-hidden">
            {by === 'contact' ? inboxMessages.theirReaction : inboxMessages.yourReaction}:{' '}
          </span>
          {emoji}
        </li>
      ))}
    </ul>
  );
}
