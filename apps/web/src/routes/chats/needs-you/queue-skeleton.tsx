import { Skeleton } from '@mantine/core';
import styles from './queue-skeleton.module.css';

/** Chats that are still loading, in their final shape. */
export function QueueSkeleton() {
  return (
    <div className="delayed" role="status" aria-label="Loading conversations">
      <div className={styles.rows} aria-hidden>
        {[52, 64, 46, 58].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton circle height={40} width={40} />
            <div className={styles.lines}>
              <Skeleton height={12} width={120} />
              <Skeleton height={12} width={`${width}%`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
