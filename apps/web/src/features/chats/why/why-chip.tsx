import { Popover } from '@mantine/core';
import type { Decision } from '@spotter/contract';
import { chatMessages } from '../messages.ts';
import { decisionSentence } from './decision-sentence.ts';
import { WhyCard } from './why-card.tsx';
import { whyTitle } from './why-messages.ts';
import { WhyRecord } from './why-record.tsx';

/** The small chip on a message that opens why the agent wrote it, left it unanswered or called the coach. */
export function WhyChip(props: {
  decision: Decision;
  chatId: string;
  messageId: string;
  /** Whose instructions could be better. */
  agentId: string | null;
}) {
  const title = whyTitle(props.decision.kind);
  return (
    <Popover width="min(360px, calc(100vw - 32px))" position="bottom-end" radius="lg" offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="why-chip" aria-label={title}>
          {chatMessages.why}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="why-card" aria-label={title}>
        {/* The card itself takes the focus: it is read out, and scrolls by the keyboard. */}
        <div tabIndex={-1} data-autofocus>
          <WhyCard sentence={decisionSentence(props.decision)} at={props.decision.at} title={title} now={new Date()}>
            <WhyRecord {...props} />
          </WhyCard>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
