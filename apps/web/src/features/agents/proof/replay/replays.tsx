import { Button } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { StateMessage } from '../../../../components/page/state-message.tsx';
import { paths } from '../../../../paths.ts';
import { proofMessages } from '../proof-messages.ts';
import { isOpen } from '../proof-queries.ts';
import { RunList } from '../run-list.tsx';
import { ReplayForm } from './replay-form.tsx';
import { replayMessages, replayOutcome } from './replay-messages.ts';
import { useLiveReplays, useReplays } from './replay-queries.ts';
import { ReplayView } from './replay-view.tsx';
import styles from './replay.module.css';

/** The replays of own chats of an agent: a new one, the one that is shown, and those before. */
export function Replays({ agent }: { agent: Agent }) {
  useLiveReplays(agent._id);
  const replays = useReplays(agent._id);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isMoved, setMoved] = useState(false);

  if (replays.data === undefined) {
    if (replays.isPending) return <div className={styles.loading} role="status" aria-label={replayMessages.loading} />;
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={replayMessages.failedTitle}
        action={{ label: proofMessages.retry, onClick: () => void replays.refetch() }}
      >
        {proofMessages.failedHint}
      </StateMessage>
    );
  }
  const shown = search.get('replay') ?? replays.data[0]?._id ?? null;

  function onStarted() {
    setAsking(false);
    setMoved(true);
    void navigate(paths.agentReplay(agent._id), { state, preventScrollReset: true });
  }

  return (
    <div className={styles.page}>
      <div>
        {shown === null ? (
          <p className={styles.hint}>
            <strong>{replayMessages.emptyTitle}.</strong> {replayMessages.emptyHint}
          </p>
        ) : (
          <Button variant="default" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {replayMessages.newReplay}
          </Button>
        )}
        {(isAsking || shown === null) && (
          <ReplayForm agent={agent} waits={replays.data.some(isOpen)} onStarted={onStarted} />
        )}
      </div>
      {shown !== null && <ReplayView key={shown} agentId={agent._id} id={shown} takesFocus={isMoved} />}
      {replays.data.length > 1 && (
        <RunList
          runs={replays.data}
          shown={shown}
          addressOf={({ _id }) => paths.agentReplay(agent._id, _id)}
          outcomeOf={replayOutcome}
          onOpen={() => setMoved(true)}
        />
      )}
    </div>
  );
}
