import { IconEyeOff, IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './silence.module.css';

/** Why the agent stayed silent, below the message that it did not answer. */
export function Silence(props: { handsOver: boolean; sentence: string; why?: ReactNode }) {
  const Icon = props.handsOver ? IconHandStop : IconEyeOff;
  return (
    <p className={styles.silence} data-kind={props.handsOver ? 'hand-over' : undefined}>
      <Icon size={15} aria-hidden />
      <span>{props.sentence}</span>
      {props.why}
    </p>
  );
}
