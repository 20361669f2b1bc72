import { Skeleton } from '@mantine/core';
import { ApiError } from '@spotter/contract';
import { IconHistoryOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { paths } from '../../../paths.ts';
import { LeadList } from './lead-list.tsx';
import { playedCount, proofMessages } from './proof-messages.ts';
import { useRun, useStopRun } from './proof-queries.ts';
import { rowIdOf } from './row-id.ts';
import { RunHead } from './run-head.tsx';
import { type RenderChat, Transcript } from './transcript.tsx';
import styles from './proof.module.css';

/** One run: how it went, and the conversation that was opened. `takesFocus`: it was begun or opened on this page. */
export function RunView(props: { agentId: string; id: string; takesFocus: boolean; renderChat: RenderChat }) {
  const { agentId, id } = props;
  const run = useRun(id);
  const stop = useStopRun();
  const lead = useSearchParams()[0].get('lead');
  const { state } = useLocation();
  const navigate = useNavigate();
  useFocusOfClosed(lead);

  if (run.data === undefined) {
    if (run.isPending) return <Skeleton height={160} role="status" aria-label={proofMessages.resultLoading} />;
    const isGone = run.error instanceof ApiError && run.error.status === 404;
    return (
      <StateMessage
        failure
        icon={isGone ? <IconHistoryOff /> : <IconPlugConnectedX />}
        title={isGone ? proofMessages.goneTitle : proofMessages.resultFailed}
        action={
          isGone
            ? { label: proofMessages.toNewest, onClick: () => void navigate(paths.agentProof(agentId), { state }) }
            : { label: proofMessages.retry, onClick: () => void run.refetch() }
        }
      >
        {isGone ? proofMessages.goneHint : proofMessages.failedHint}
      </StateMessage>
    );
  }
  const { conversations } = run.data;
  const opened = conversations.find((each) => each.lead.id === lead);
  return (
    <section aria-label={proofMessages.results}>
      <RunHead
        run={run.data}
        played={playedCount(run.data)}
        figure={`${run.data.passed} of ${run.data.total}`}
        words={proofMessages.wentWell}
        takesFocus={props.takesFocus}
        stopping={{ isPending: stop.isPending, stop: (on) => stop.mutate(run.data, on) }}
      />
      <div className={styles.columns}>
        <LeadList run={run.data} opened={opened?.lead.id ?? null} />
        {opened !== undefined && (
          <Transcript key={opened.lead.id} conversation={opened} runId={id} renderChat={props.renderChat} />
        )}
      </div>
    </section>
  );
}

/** Leads the focus back to the lead whose conversation was closed. */
function useFocusOfClosed(lead: string | null): void {
  const before = useRef(lead);
  useEffect(() => {
    if (lead === null && before.current !== null) document.getElementById(rowIdOf(before.current))?.focus();
    before.current = lead;
  }, [lead]);
}
