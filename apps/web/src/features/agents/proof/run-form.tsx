import { Button } from '@mantine/core';
import type { Agent, SimulatedLead, SimulatedVersion } from '@spotter/contract';
import { useId, useState } from 'react';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { useAgentDraft } from '../versions/version-queries.ts';
import { LeadChoice } from './lead-choice.tsx';
import { proofMessages } from './proof-messages.ts';
import { refusalSentence } from '../../../api/refusal-sentence.ts';
import { useSimulatedLeads, useStartRun } from './proof-queries.ts';
import { RunCost } from './run-cost.tsx';
import { Part, Retry, VersionChoice } from './run-form-parts.tsx';
import styles from './run-form.module.css';

/** What is to be played, what that takes, and the button that begins it. */
export function RunForm(props: {
  agent: Agent;
  /** Whether a run goes on, for which this one would wait. */
  waits: boolean;
  onStarted: () => void;
}) {
  const leads = useSimulatedLeads(props.agent._id);
  if (leads.data !== undefined) return <ChosenRun {...props} leads={leads.data} />;
  if (leads.isPending) return <div className={styles.form} role="status" aria-label={proofMessages.loading} />;
  return (
    <p className={styles.form} role="alert">
      {proofMessages.leadsFailed} <Retry onRetry={() => void leads.refetch()} />
    </p>
  );
}

function ChosenRun(props: { agent: Agent; waits: boolean; onStarted: () => void; leads: SimulatedLead[] }) {
  const { agent, leads } = props;
  const draft = useAgentDraft(agent._id);
  const start = useStartRun(agent._id);
  const [wanted, setWanted] = useState<SimulatedVersion>('published');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const reason = useId();
  // A draft that is gone is no longer on offer.
  const version = draft.data == null ? 'published' : wanted;
  const played = leads.filter(({ id }) => !left.has(id));
  const chosen = new Set(played.map(({ id }) => id));

  function begin() {
    const characters = left.size === 0 ? null : [...chosen];
    start.mutate({ version, characters }, { onSuccess: props.onStarted, onError: () => void draft.refetch() });
  }

  return (
    <div className={styles.form}>
      <VersionChoice agent={agent} draft={draft} chosen={version} onChoose={setWanted} />
      <Part title={proofMessages.leads}>
        <details>
          <summary>
            {left.size === 0
              ? proofMessages.allLeads(leads.length)
              : proofMessages.someLeads(played.length, leads.length)}
            <span className={styles.quiet}>{proofMessages.chooseLeads}</span>
          </summary>
          <LeadChoice
            leads={leads}
            chosen={chosen}
            onChoose={(ids, isChosen) =>
              setLeft((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isChosen ? [] : ids)))
            }
          />
        </details>
      </Part>
      <div className={styles.begin}>
        <RunCost agentId={agent._id} version={version} leads={played} />
        <Button
          disabled={played.length === 0 || start.isPending}
          aria-describedby={played.length === 0 ? reason : undefined}
          onClick={begin}
        >
          {start.isPending ? proofMessages.starting : proofMessages.start(played.length)}
        </Button>
        {played.length === 0 && (
          <p className={styles.warning} id={reason}>
            {proofMessages.noneChosen}
          </p>
        )}
        {props.waits && <p className={styles.quiet}>{proofMessages.waitsForOthers}</p>}
        <FormFailure message={start.isError ? refusalSentence(start.error, proofMessages.startFailed) : null} />
      </div>
    </div>
  );
}
