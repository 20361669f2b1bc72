import type { ReactNode } from 'react';
import styles from './playing-phone.module.css';

/** The phone with a conversation that a visitor takes part in. */
export function TalkingPhone(props: { label: string; header: ReactNode; children: ReactNode; below: ReactNode }) {
  return (
    <section className={styles.phone} aria-label={props.label}>
      <div className={styles.phoneBody}>
        <div className={styles.phoneHeader}>{props.header}</div>
        {props.children}
      </div>
      {props.below}
    </section>
  );
}
