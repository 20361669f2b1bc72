import { Popover } from '@mantine/core';
import type { Decision } from '@spotter/contract';
import { presentTime } from '../../../components/time/present-time.ts';
import { chatMessages } from '../messages.ts';
import { decisionSentence } from './decision-sentence.ts';
import { WhyCard } from './why-card.tsx';
import { whyTitle } from './why-messages.ts';
import { WhyRecord } from './why-record.tsx';
import styles from './why-chip.module.css';

/** Marks the chips, so that the list they are in makes them one stop of the Tab key. */
export const whyChipMark = 'data-why-chip';

/** The small chip on a message. It opens why the agent wrote it, left it unanswered or called the coach. */
export function WhyChip(props: {
  decision: Decision;
  chatId: string;
  messageId: string;
  /** The agent whose instructions could be better. */
  agentId: string | null;
}) {
  const title = whyTitle(props.decision.kind);
  return (
    <Popover width="min(360px, calc(100vw - 32px))" position="bottom-end" radius="lg" offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.whyChip} aria-label={title} {...{ [whyChipMark]: '' }}>
          {chatMessages.why}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.whyCard} aria-label={title}>
        {/* The card itself takes the focus, so that it is read out and the keyboard scrolls it. */}
        <div tabIndex={-1} data-autofocus>
          <WhyCard sentence={decisionSentence(props.decision)} at={props.decision.at} title={title} now={presentTime()}>
            <WhyRecord {...props} />
          </WhyCard>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
