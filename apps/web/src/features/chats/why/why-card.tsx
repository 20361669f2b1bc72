import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chatMessages } from '../messages.ts';
import { dayAndTime } from '../times.ts';

/** Why the agent wrote a message, or did not; `children` tell what that was made of. */
export function WhyCard(props: {
  sentence: string;
  /** When it was decided. */
  at: string;
  now: Date;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <p className="why-card-title">
        <IconSparkles size={16} aria-hidden />
        {props.title ?? chatMessages.whyTitle}
      </p>
      <p>{props.sentence}</p>
      <p className="why-card-time">Decided {dayAndTime(props.at, props.now)}</p>
      {props.children}
    </>
  );
}
