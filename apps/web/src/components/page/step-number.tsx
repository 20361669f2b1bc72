import { IconCheck } from '@tabler/icons-react';
import styles from './step-number.module.css';

/** The round mark of a step: its number, or a check. `className` has the colors of its state. */
export function StepNumber(props: { number: number; isChecked: boolean; className: string | undefined }) {
  return (
    <span className={`${styles.stepNumber} ${props.className}`} aria-hidden>
      {props.isChecked ? <IconCheck size={14} stroke={2.5} /> : props.number}
    </span>
  );
}
