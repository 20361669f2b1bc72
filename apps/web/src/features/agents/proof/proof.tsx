import { Button } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { paths } from '../../../paths.ts';
import { outcomeSentence, proofMessages } from './proof-messages.ts';
import { isOpen, useLiveRuns, useRuns } from './proof-queries.ts';
import { RunForm } from './run-form.tsx';
import { RunList } from './run-list.tsx';
import { RunView } from './run-view.tsx';
import type { RenderChat } from './transcript.tsx';
import styles from './proof.module.css';

const Nightly = lazy(async () => ({ default: (await import('./nightly/nightly.tsx')).Nightly }));

/** The runs of simulated leads of an agent: a new one, the one that is shown, and those before. */
export function Proof({ agent, renderChat }: { agent: Agent; renderChat: RenderChat }) {
  useLiveRuns(agent._id);
  const runs = useRuns(agent._id);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isMoved, setMoved] = useState(false);

  if (runs.data === undefined) {
    if (runs.isPending) return <div className={styles.loading} role="status" aria-label={proofMessages.loading} />;
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={proofMessages.failedTitle}
        action={{ label: proofMessages.retry, onClick: () => void runs.refetch() }}
      >
        {proofMessages.failedHint}
      </StateMessage>
    );
  }
  const shown = search.get('run') ?? runs.data[0]?._id ?? null;

  function onStarted() {
    setAsking(false);
    setMoved(true);
    void navigate(paths.agentProof(agent._id), { state, preventScrollReset: true });
  }

  return (
    <div className={styles.proof} data-lead={search.get('lead') !== null || undefined}>
      <div className={styles.new}>
        {shown === null ? (
          <p className={styles.hint}>
            <strong>{proofMessages.emptyTitle}.</strong> {proofMessages.emptyHint}
          </p>
        ) : (
          <Button variant="default" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {proofMessages.newRun}
          </Button>
        )}
        {(isAsking || shown === null) && <RunForm agent={agent} waits={runs.data.some(isOpen)} onStarted={onStarted} />}
      </div>
      {shown !== null && (
        <RunView key={shown} agentId={agent._id} id={shown} takesFocus={isMoved} renderChat={renderChat} />
      )}
      {runs.data.length > 1 && (
        <RunList
          runs={runs.data}
          shown={shown}
          addressOf={({ _id }) => paths.agentProof(agent._id, { run: _id })}
          outcomeOf={outcomeSentence}
          onOpen={() => setMoved(true)}
        />
      )}
      <div className={styles.nights}>
        <Suspense>
          <Nightly agent={agent} />
        </Suspense>
      </div>
    </div>
  );
}
