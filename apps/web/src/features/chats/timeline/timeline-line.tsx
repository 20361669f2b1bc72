import type { ReactNode } from 'react';
import styles from './timeline-line.module.css';

/** A line among the messages, in the middle of the chat. With `isRuled` a rule across the chat runs through it. */
export function TimelineLine({ isRuled, children }: { isRuled?: boolean; children: ReactNode }) {
  return (
    <p className={styles.timelineLine} data-ruled={isRuled}>
      {children}
    </p>
  );
}
