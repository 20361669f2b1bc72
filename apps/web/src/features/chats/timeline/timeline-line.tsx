import type { ReactNode } from 'react';
import styles from './timeline-line.module.css';

/**
 * A line among the messages, in the middle of the chat. With `isRuled` a rule across the chat runs through it.
 * `isFirst`: nothing is above it.
 */
export function TimelineLine(props: { isRuled?: boolean; isFirst?: boolean | undefined; children: ReactNode }) {
  return (
    <p className={styles.timelineLine} data-ruled={props.isRuled} data-first={props.isFirst}>
      {props.children}
    </p>
  );
}
