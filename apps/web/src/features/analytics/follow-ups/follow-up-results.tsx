import type { FollowUpFigures, FollowUpOutcome } from '@spotter/contract';
import type { DayRange } from '@spotter/domain';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { Block, Rate, SmallSampleNote } from '../block.tsx';
import { rangeWords } from '../messages.ts';
import { FollowUpChats } from './follow-up-chats.tsx';
import { followUpMessages, listTitle, openLabel, outcomeNames, stepTitle, stepWords } from './follow-up-messages.ts';
import { useFollowUpFigures } from './follow-up-queries.ts';
import styles from './follow-up-results.module.css';

type Opened = { step: FollowUpFigures; outcome: FollowUpOutcome };

/** What each follow-up brought. Each number opens the chats behind it. */
export function FollowUpResults({ range }: { range: DayRange }) {
  const figures = useFollowUpFigures(range);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Block title={followUpMessages.title} figures={figures} failed={followUpMessages.failed} height={160}>
      {(steps) => {
        if (steps.length === 0) return <Hint>{followUpMessages.none}</Hint>;
        return (
          <>
            <Hint>
              Sent {rangeWords(range)}. {followUpMessages.scope}
            </Hint>
            <div className={styles.scroll} tabIndex={0} role="group" aria-label={followUpMessages.title}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{followUpMessages.step}</th>
                    {Object.values(outcomeNames).map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                {[...Map.groupBy(steps, ({ agentId }) => agentId)].map(([agentId, own]) => (
                  <tbody key={agentId}>
                    <tr className={styles.agent}>
                      <th scope="rowgroup" colSpan={4} dir="auto">
                        {own[0]?.agentName ?? followUpMessages.deletedAgent}
                      </th>
                    </tr>
                    {own.map((step) => (
                      <StepRow key={step.stepId} step={step} onOpen={(outcome) => setOpened({ step, outcome })} />
                    ))}
                  </tbody>
                ))}
              </table>
            </div>
            <SmallSampleNote samples={steps.map(({ sent }) => sent)} />
            <Dialog
              opened={opened !== null}
              onClose={() => setOpened(null)}
              title={opened === null ? '' : listTitle(opened.step, opened.outcome)}
            >
              {opened !== null && <FollowUpChats stepId={opened.step.stepId} outcome={opened.outcome} range={range} />}
            </Dialog>
          </>
        );
      }}
    </Block>
  );
}

function StepRow({ step, onOpen }: { step: FollowUpFigures; onOpen: (outcome: FollowUpOutcome) => void }) {
  const cell = (outcome: FollowUpOutcome) => (
    <td>
      <button
        type="button"
        className={styles.number}
        disabled={step[outcome] === 0}
        aria-label={openLabel(step, outcome)}
        onClick={() => onOpen(outcome)}
      >
        {step[outcome]}
      </button>
      {outcome !== 'sent' && (
        <span className={styles.rate}>
          <Rate part={step[outcome]} whole={step.sent} />
        </span>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {stepTitle(step)}
        <span className={styles.words} dir="auto">
          {stepWords(step)}
        </span>
      </th>
      {cell('sent')}
      {cell('answered')}
      {cell('booked')}
    </tr>
  );
}
