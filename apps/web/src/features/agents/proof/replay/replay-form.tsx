import { Button } from '@mantine/core';
import type { Agent, SimulatedVersion } from '@spotter/contract';
import { maxReplayedChats } from '@spotter/domain/replay-kinds';
import { useState } from 'react';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { useAgentDraft } from '../../versions/version-queries.ts';
import { proofMessages } from '../proof-messages.ts';
import { refusalSentence } from '../../../../api/refusal-sentence.ts';
import { EstimatedCost } from '../run-cost.tsx';
import { BeginPart, Part, QuietLine, Retry, RunFormFrame, VersionChoice } from '../run-form-parts.tsx';
import { replayMessages } from './replay-messages.ts';
import { useReplayCost, useStartReplay } from './replay-queries.ts';

const choices = [10, 50, maxReplayedChats];

/** Which version answers how many chats, what that takes, and the button that begins it. */
export function ReplayForm(props: { agent: Agent; waits: boolean; onStarted: () => void }) {
  const { agent } = props;
  const draft = useAgentDraft(agent._id);
  const start = useStartReplay(agent._id);
  const [wanted, setWanted] = useState<SimulatedVersion>('draft');
  const [chats, setChats] = useState(50);
  // A draft that is gone is no longer on offer.
  const version = draft.data == null ? 'published' : wanted;
  const cost = useReplayCost(agent._id, { chats, version });
  const turns = cost.data?.cost.turns ?? null;

  if (turns === 0) {
    return (
      <RunFormFrame>
        <p>
          <strong>{replayMessages.noChatsTitle}.</strong> {replayMessages.noChatsHint}
        </p>
      </RunFormFrame>
    );
  }
  const begin = () =>
    start.mutate({ chats, version }, { onSuccess: props.onStarted, onError: () => void draft.refetch() });
  return (
    <RunFormFrame>
      <VersionChoice agent={agent} draft={draft} chosen={version} onChoose={setWanted} />
      <Part title={replayMessages.howMany}>
        <Segmented
          label={replayMessages.howMany}
          values={choices}
          chosen={chats}
          labelOf={replayMessages.chats}
          onChoose={setChats}
        />
        {cost.data !== undefined && (
          <QuietLine>{replayMessages.found(cost.data.cost.chats, cost.data.cost.turns)}</QuietLine>
        )}
      </Part>
      <BeginPart>
        {cost.data === undefined ? (
          <QuietLine>
            {cost.isError ? proofMessages.costFailed : proofMessages.costLoading}{' '}
            {cost.isError && <Retry onRetry={() => void cost.refetch()} />}
          </QuietLine>
        ) : (
          <EstimatedCost cost={cost.data.cost} left={cost.data.left} fewer="chats" />
        )}
        <Button disabled={turns === null || start.isPending} onClick={begin}>
          {start.isPending ? proofMessages.starting : replayMessages.start(turns)}
        </Button>
        {props.waits && <QuietLine>{proofMessages.waitsForOthers}</QuietLine>}
        <FormFailure message={start.isError ? refusalSentence(start.error, replayMessages.startFailed) : null} />
      </BeginPart>
    </RunFormFrame>
  );
}
