import { Skeleton } from '@mantine/core';
import { HistoryColumn } from './timeline/history-column.tsx';
import styles from './chat.module.css';
import skeletonStyles from './chat-skeleton.module.css';

const bubbles = [
  { width: '54%', height: 44 },
  { width: '38%', height: 44, own: true },
  { width: '62%', height: 66, own: true },
  { width: '30%', height: 44 },
  { width: '48%', height: 66, own: true },
];

/** A chat that is still loading, in its final shape. */
export function ChatSkeleton() {
  return (
    <section className={`${styles.chat} delayed`} role="status" aria-label="Loading chat">
      <h1 className="visually-hidden">Loading chat</h1>
      <div className={styles.chatHeader} aria-hidden>
        <Skeleton circle height={44} />
        <Skeleton height={18} width={160} />
        <div className={styles.chatSwitch} />
      </div>
      <div className={skeletonStyles.history} aria-hidden>
        <HistoryColumn>
          {bubbles.map((bubble, index) => (
            <Skeleton
              key={index}
              height={bubble.height}
              width={bubble.width}
              radius="lg"
              className={bubble.own ? skeletonStyles.skeletonOwn : skeletonStyles.skeletonOther}
            />
          ))}
        </HistoryColumn>
      </div>
      <div className={skeletonStyles.sendBox} aria-hidden>
        <Skeleton height={48} radius="md" />
      </div>
    </section>
  );
}
