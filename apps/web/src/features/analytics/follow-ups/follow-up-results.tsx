import { type FollowUpFigures, type FollowUpOutcome, followUpOutcomes } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { Dialog } from '../../../components/dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { Block, Rate } from '../block.tsx';
import { FiguresTable, GroupRow, NumberCell, RowName } from '../figures-table/figures-table.tsx';
import { useFramedState } from '../../../components/page/use-framed-state.ts';
import { rangeKey } from '../use-range.ts';
import { rangeWords } from '../messages.ts';
import { FollowUpChats } from './follow-up-chats.tsx';
import { followUpMessages, listTitle, openLabel, outcomeNames, stepTitle, stepWords } from './follow-up-messages.ts';
import { useFollowUpFigures } from './follow-up-queries.ts';

const columns = [followUpMessages.step, ...followUpOutcomes.map((outcome) => outcomeNames[outcome])];

type Opened = { step: FollowUpFigures; outcome: FollowUpOutcome };

/** What each follow-up brought. Each number opens the chats behind it. */
export function FollowUpResults({ range }: { range: DayRange }) {
  const figures = useFollowUpFigures(range);
  const [opened, setOpened] = useFramedState<Opened | null>(rangeKey(range), null);
  return (
    <Block title={followUpMessages.title} figures={figures} failed={followUpMessages.failed} height={160}>
      {(steps) => {
        if (steps.length === 0) return <Hint>{followUpMessages.none}</Hint>;
        return (
          <>
            <Hint>
              Sent {rangeWords(range)}. {followUpMessages.scope}
            </Hint>
            <FiguresTable label={followUpMessages.title} columns={columns}>
              {[...Map.groupBy(steps, ({ agentId }) => agentId)].map(([agentId, own]) => (
                <tbody key={agentId}>
                  <GroupRow columns={columns}>{own[0]?.agentName ?? followUpMessages.deletedAgent}</GroupRow>
                  {own.map((step) => (
                    <StepRow key={step.stepId} step={step} onOpen={(outcome) => setOpened({ step, outcome })} />
                  ))}
                </tbody>
              ))}
            </FiguresTable>
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
  return (
    <tr role="row">
      <RowName about={stepWords(step)}>{stepTitle(step)}</RowName>
      {followUpOutcomes.map((outcome) => (
        <NumberCell
          key={outcome}
          count={step[outcome]}
          column={outcomeNames[outcome]}
          label={openLabel(step, outcome)}
          onOpen={() => onOpen(outcome)}
          rate={outcome === 'sent' ? undefined : <Rate part={step[outcome]} whole={step.sent} />}
        />
      ))}
    </tr>
  );
}
