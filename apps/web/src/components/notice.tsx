import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line about what blocks the work on this part of the screen. It is announced unless it concerns only a part. */
export function Notice(props: { tone: 'danger' | 'warning'; icon: ReactNode; quiet?: boolean; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={props.tone} role={props.quiet ? undefined : 'status'}>
      {props.icon}
      {props.children}
    </div>
  );
}
