import type { AgentRun } from '@spotter/contract';
import { Link, useLocation } from 'react-router';
import { proofMessages, runSentence } from './proof-messages.ts';
import styles from './proof.module.css';

/** The runs that are kept, the newest first; each opens above. */
export function RunList<Run extends AgentRun>(props: {
  runs: Run[];
  shown: string | null;
  addressOf: (run: Run) => string;
  outcomeOf: (run: Run) => string;
  onOpen: () => void;
}) {
  const { runs, shown } = props;
  const { state } = useLocation();
  return (
    <section className={styles.runs} aria-labelledby="proof-runs">
      <h2 id="proof-runs">{proofMessages.runs}</h2>
      <ol>
        {runs.map((run) => (
          <li key={run._id}>
            <Link
              to={props.addressOf(run)}
              state={state}
              onClick={props.onOpen}
              aria-current={run._id === shown || undefined}
            >
              <span className={styles.name}>{props.outcomeOf(run)}</span>
              <span className={styles.quiet} dir="auto">
                {runSentence(run)}
              </span>
              {run._id === shown && <span className={styles.quiet}>{proofMessages.shown}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
