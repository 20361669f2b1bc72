import { Popover } from '@mantine/core';
import type { Decision, Message } from '@spotter/contract';
import { lazy, Suspense, useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { chatMessages } from '../messages.ts';
import { decisionSentence } from './decision-sentence.ts';
import { WhyCard } from './why-card.tsx';
import { whyTitle } from './why-messages.ts';
import { WhyRecord } from './why-record.tsx';
import styles from './why-chip.module.css';

/** Marks the chips, so that the list they are in makes them one stop of the Tab key. */
export const whyChipMark = 'data-why-chip';

// Most cards are only read.
const Thumbs = lazy(async () => ({ default: (await import('../corrections/thumbs.tsx')).Thumbs }));
const CorrectionDialog = lazy(async () => ({
  default: (await import('../corrections/correction-dialog.tsx')).CorrectionDialog,
}));

/**
 * The small chip on a message. It opens why the agent wrote it, left it unanswered or called the coach. There
 * the coach also says what they think of an answer.
 */
export function WhyChip(props: {
  decision: Decision;
  chatId: string;
  message: Message;
  /** The agent whose instructions could be better. */
  agentId: string | null;
}) {
  const { decision, chatId, message, agentId } = props;
  const title = whyTitle(decision.kind);
  const [opened, setOpened] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const correct = () => {
    // A card in front of the dialog would keep the focus.
    setOpened(false);
    setCorrecting(true);
  };
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        width="min(360px, calc(100vw - 32px))"
        position="bottom-end"
        radius="lg"
        offset={6}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={styles.whyChip}
            aria-label={title}
            onClick={() => setOpened(!opened)}
            {...{ [whyChipMark]: '' }}
          >
            {chatMessages.why}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.whyCard} aria-label={title}>
          {/* The card itself takes the focus, so that it is read out and the keyboard scrolls it. */}
          <div tabIndex={-1} data-autofocus>
            <WhyCard sentence={decisionSentence(decision)} at={decision.at} title={title} now={presentTime()}>
              {message.author === 'agent' && !message.aborted && (
                <Suspense>
                  <Thumbs chatId={chatId} message={message} onCorrect={agentId === null ? null : correct} />
                </Suspense>
              )}
              <WhyRecord decision={decision} chatId={chatId} messageId={message._id} agentId={agentId} />
            </WhyCard>
          </div>
        </Popover.Dropdown>
      </Popover>
      {isCorrecting && agentId !== null && (
        <Suspense>
          <CorrectionDialog
            chatId={chatId}
            agentId={agentId}
            about={{ chatId, messageId: message._id }}
            wrong={message.text}
            sent={null}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
