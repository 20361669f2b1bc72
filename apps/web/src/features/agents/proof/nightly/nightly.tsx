import { Switch } from '@mantine/core';
import { type Agent, type NightlySuite, nightlyRoutes } from '@spotter/contract';
import { Link, useLocation } from 'react-router';
import { toast } from 'react-toastify';
import { useMay } from '../../../../api/rights/use-may.ts';
import { paths } from '../../../../paths.ts';
import { outcomeSentence, runSentence } from '../proof-messages.ts';
import { refusalSentence } from '../../../../api/refusal-sentence.ts';
import { useSimulatedLeads, useTurnCost } from '../proof-queries.ts';
import { Retry } from '../run-form-parts.tsx';
import { nightlyMessages, skippedSentence } from './nightly-messages.ts';
import { useNightly, useSetNightly } from './nightly-queries.ts';
import styles from './nightly.module.css';

/** Whether an agent is tried every night: the switch, what a night takes, and what the last one came to. */
export function Nightly({ agent: { _id: agentId } }: { agent: Agent }) {
  const nightly = useNightly(agentId);
  const change = useSetNightly(agentId);
  const mayChange = useMay(nightlyRoutes.set);
  return (
    <section className={styles.nightly} aria-labelledby="proof-nightly">
      <h2 id="proof-nightly">{nightlyMessages.title}</h2>
      <p className={styles.quiet}>{nightlyMessages.hint}</p>
      {nightly.data === undefined ? (
        <p className={styles.quiet}>
          {nightly.isPending ? nightlyMessages.loading : nightlyMessages.failed}{' '}
          {nightly.isError && <Retry onRetry={() => void nightly.refetch()} />}
        </p>
      ) : (
        <>
          <NightCost agentId={agentId} />
          <Switch
            label={nightlyMessages.switch}
            checked={change.isPending ? change.variables : nightly.data.on}
            disabled={!mayChange || change.isPending}
            onChange={({ currentTarget: { checked } }) =>
              change.mutate(checked, {
                onError: (error) => toast.error(refusalSentence(error, nightlyMessages.changeFailed)),
              })
            }
          />
          {nightly.data.on && <LastNight nightly={nightly.data} agentId={agentId} />}
        </>
      )}
    </section>
  );
}

/** What one night takes. */
function NightCost({ agentId }: { agentId: string }) {
  const leads = useSimulatedLeads(agentId);
  const cost = useTurnCost(agentId, 'published');
  if (leads.data === undefined || cost.data === undefined) {
    const hasFailed = leads.isError || cost.isError;
    return <p className={styles.quiet}>{hasFailed ? nightlyMessages.costFailed : nightlyMessages.costLoading}</p>;
  }
  const turns = leads.data.reduce((sum, { usualTurns }) => sum + usualTurns, 0);
  const { tokens, costDollars } = cost.data.turn;
  return (
    <p className={styles.quiet}>
      {nightlyMessages.costs(tokens * turns, costDollars === null ? null : costDollars * turns)}
    </p>
  );
}

/** When the next night is, and what the last one came to. */
function LastNight({ nightly: { nextAt, last, run }, agentId }: { nightly: NightlySuite; agentId: string }) {
  const { state } = useLocation();
  const skipped = skippedSentence(last);
  return (
    <div className={styles.nights} role="status">
      {nextAt !== null && <p>{nightlyMessages.next(nextAt)}</p>}
      {skipped !== null && <p data-outcome={last?.outcome}>{skipped}</p>}
      {run !== null && (
        <p>
          {nightlyMessages.lastRun}{' '}
          <Link to={paths.agentProof(agentId, { run: run._id })} state={state}>
            {outcomeSentence(run)}
          </Link>{' '}
          <span className={styles.quiet} dir="auto">
            {runSentence(run)}
          </span>
        </p>
      )}
    </div>
  );
}
