import type { Decision } from '@spotter/contract';
import { IconSparkles } from '@tabler/icons-react';
import { chatMessages, decisionSentence } from './messages.ts';
import { dayAndTime } from './times.ts';

/** The reason why the agent wrote a message. */
export function WhyCard({ decision, now }: { decision: Decision; now: Date }) {
  return (
    <>
      <p className="why-card-title">
        <IconSparkles size={16} aria-hidden />
        {chatMessages.whyTitle}
      </p>
      <p>{decisionSentence(decision)}</p>
      <p className="why-card-time">Decided {dayAndTime(decision.at, now)}</p>
    </>
  );
}
