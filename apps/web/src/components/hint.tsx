import type { ReactNode } from 'react';
import styles from './hint.module.css';

/** A quiet sentence that explains what it is next to. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
