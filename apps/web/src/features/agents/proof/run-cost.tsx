import type { SimulatedLead, SimulatedVersion, TurnCost } from '@spotter/contract';
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
  const costDollars = turn.costDollars === null ? null : turn.costDollars * turns;
  return <EstimatedCost cost={{ tokens: turn.tokens * turns, costDollars }} left={left} fewer="leads" />;
}

/** An estimate, beside what is left. `fewer`: what to choose less of where that is too much. */
export function EstimatedCost(props: { cost: TurnCost; left: number | null; fewer: string }) {
  const { left } = props;
  const { tokens, costDollars } = props.cost;
  return (
    <>
      <p>
        {costSentence(tokens, costDollars)}
        {left !== null && <span className={styles.quiet}> {leftSentence(left)}</span>}
      </p>
      {left !== null && tokens > left && (
        <p className={styles.warning} role="status">
          {proofMessages.overBudget(props.fewer)}
        </p>
      )}
    </>
  );
}
