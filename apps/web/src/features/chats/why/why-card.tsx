import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chatMessages } from '../messages.ts';
import { dayAndTime } from '../times.ts';
import styles from './why-card.module.css';

/** Why the agent wrote a message or did not; `children` show the basis of the decision. */
export function WhyCard(props: {
  sentence: string;
  /** The time of the decision. */
  at: string;
  now: Date;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <p className={styles.whyCardTitle}>
        <IconSparkles size={16} aria-hidden />
        {props.title ?? chatMessages.whyTitle}
      </p>
      <p>{props.sentence}</p>
      <p className={styles.whyCardTime}>Decided {dayAndTime(props.at, props.now)}</p>
      {props.children}
    </>
  );
}
