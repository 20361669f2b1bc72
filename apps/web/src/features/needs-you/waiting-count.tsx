import { highestCount } from '@spotter/contract';
import { waitingCount } from './messages.ts';
import { useInboxCounts } from './queries.ts';
import styles from './waiting-count.module.css';

/** The count of chats that need the coach. Shows nothing at zero. */
export function WaitingCount() {
  const counts = useInboxCounts().data;
  if (counts === undefined || counts.count === 0) return null;
  return (
    <span className={styles.count} data-severe={counts.severe > 0 || undefined}>
      {waitingCount(counts.count, highestCount)}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
