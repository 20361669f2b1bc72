import type { ReactNode } from 'react';
import styles from './hint.module.css';

/** A quiet sentence that explains what it stands beside. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
