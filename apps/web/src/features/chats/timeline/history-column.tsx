import type { ReactNode, Ref } from 'react';
import styles from './history-column.module.css';

/** The column of a chat's messages. It fills its scroller from the bottom. */
export function HistoryColumn({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.historyColumn} ref={ref}>
      {children}
    </div>
  );
}
