import { Skeleton } from '@mantine/core';
import styles from './conversation.module.css';

/** Conversations that are still loading, in their final shape. */
export function ConversationListSkeleton({ rows = 9 }: { rows?: number }) {
  return (
    <div className="delayed" role="status" aria-label="Loading conversations">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.conversation} aria-hidden>
          <Skeleton circle height={40} className="avatar" />
          <Skeleton height={12} width={`${46 + ((row * 17) % 30)}%`} className={styles.conversationName} />
          <Skeleton height={12} width={`${70 + ((row * 11) % 25)}%`} className={styles.conversationSnippet} />
          <Skeleton height={10} width={150} radius="xl" className={styles.conversationMarks} />
        </div>
      ))}
    </div>
  );
}
