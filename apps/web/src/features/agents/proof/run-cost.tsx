import type { SimulatedLead, SimulatedVersion } from '@spotter/contract';
import { costSentence, leftSentence, proofMessages } from './proof-messages.ts';
import { useTurnCost } from './proof-queries.ts';
import styles from './run-form.module.css';

/** What a run takes, and what is left of today's budget where there is one. */
export function RunCost(props: { agentId: string; version: SimulatedVersion; leads: SimulatedLead[] }) {
  const cost = useTurnCost(props.agentId, props.version);
  const turns = props.leads.reduce((sum, { usualTurns }) => sum + usualTurns, 0);
  if (cost.data === undefined) {
    return <p className={styles.quiet}>{cost.isPending ? proofMessages.costLoading : proofMessages.costFailed}</p>;
  }
  const { turn, left } = cost.data;
  const tokens = turn.tokens * turns;
  return (
    <>
      <p>
        {costSentence(tokens, turn.costDollars === null ? null : turn.costDollars * turns)}
        {left !== null && <span className={styles.quiet}> {leftSentence(left)}</span>}
      </p>
      {left !== null && tokens > left && (
        <p className={styles.warning} role="status">
          {proofMessages.overBudget}
        </p>
      )}
    </>
  );
}
