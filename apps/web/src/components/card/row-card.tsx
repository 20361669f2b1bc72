import type { ReactNode } from 'react';
import styles from './row-card.module.css';

/** A list in a card, with a line between its rows; the class lays them out. */
export function RowCard({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <ul className={`${styles.rows} ${className}`}>{children}</ul>;
}
