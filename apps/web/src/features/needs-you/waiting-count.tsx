import './waiting-count.css';
import { highestCount } from '@spotter/contract';
import { waitingCount } from './messages.ts';
import { useInboxCounts } from './queries.ts';

/** How many chats need the coach; nothing while none does. */
export function WaitingCount() {
  const counts = useInboxCounts().data;
  if (counts === undefined || counts.count === 0) return null;
  return (
    <span className="waiting-count" data-severe={counts.severe > 0 || undefined}>
      {waitingCount(counts.count, highestCount)}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
