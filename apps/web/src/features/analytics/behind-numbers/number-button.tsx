import type { ReactNode } from 'react';
import styles from './number-button.module.css';

/** A number among words that opens what is behind it; nothing is behind 0. */
export function NumberButton(props: { count: number; label: string; onOpen: () => void; children?: ReactNode }) {
  const shown = props.children ?? props.count;
  if (props.count === 0) return shown;
  return (
    <button type="button" className={styles.number} aria-label={props.label} onClick={props.onOpen}>
      {shown}
    </button>
  );
}
