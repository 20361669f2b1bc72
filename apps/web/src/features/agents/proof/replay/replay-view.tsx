import { Skeleton } from '@mantine/core';
import { ApiError } from '@spotter/contract';
import { IconHistoryOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { StateMessage } from '../../../../components/page/state-message.tsx';
import { paths } from '../../../../paths.ts';
import { proofMessages } from '../proof-messages.ts';
import { RunHead } from '../run-head.tsx';
import { playedTurns, replayMessages } from './replay-messages.ts';
import { useReplay, useStopReplay } from './replay-queries.ts';
import { TurnList } from './turn-list.tsx';
import styles from './replay.module.css';

/** One replay: how it went, and its turns. `takesFocus`: it was begun or opened on this page. */
export function ReplayView({ agentId, id, takesFocus }: { agentId: string; id: string; takesFocus: boolean }) {
  const replay = useReplay(id);
  const stop = useStopReplay();
  const { state } = useLocation();
  const navigate = useNavigate();
  if (replay.data === undefined) {
    if (replay.isPending) return <Skeleton height={160} role="status" aria-label={replayMessages.resultLoading} />;
    const isGone = replay.error instanceof ApiError && replay.error.status === 404;
    return (
      <StateMessage
        failure
        icon={isGone ? <IconHistoryOff /> : <IconPlugConnectedX />}
        title={isGone ? replayMessages.goneTitle : replayMessages.resultFailed}
        action={
          isGone
            ? { label: replayMessages.toNewest, onClick: () => void navigate(paths.agentReplay(agentId), { state }) }
            : { label: proofMessages.retry, onClick: () => void replay.refetch() }
        }
      >
        {isGone ? replayMessages.goneHint : proofMessages.failedHint}
      </StateMessage>
    );
  }
  const { riskier, total, open, version } = replay.data;
  return (
    <section aria-label={proofMessages.results}>
      <RunHead
        run={replay.data}
        played={playedTurns(replay.data)}
        figure={`${riskier} of ${total}`}
        words={replayMessages.riskierWords(riskier)}
        takesFocus={takesFocus}
        stopping={{ isPending: stop.isPending, stop: (on) => stop.mutate(replay.data, on) }}
      />
      {open > 0 && version === 'draft' && <p className={styles.open}>{replayMessages.open(open)}</p>}
      <TurnList replay={replay.data} />
    </section>
  );
}
