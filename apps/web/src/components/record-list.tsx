import type { ReactNode } from 'react';
import styles from './record-list.module.css';

/** Devices or events in a list; `plain`: without icons. */
export function RecordList({ plain, children }: { plain?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.records} data-plain={plain || undefined}>
      {children}
    </ul>
  );
}

/** A row: the name, the details, and a button to end it. */
export function RecordRow(props: { icon?: ReactNode; name: string; details: ReactNode; action?: ReactNode }) {
  return (
    <li>
      {props.icon}
      <span className={styles.name} dir="auto">
        {props.name}
      </span>
      <span className={styles.told}>{props.details}</span>
      {props.action}
    </li>
  );
}
