import type { AnalyticsWaits } from '@spotter/contract';
import { formatWait, type DayRange } from '@spotter/domain/analytics';
import { Block } from './block.tsx';
import { analyticsMessages as messages, periodBeforeWords, rangeWords } from './messages.ts';
import { useResponseTimes } from './queries.ts';
import styles from './analytics.module.css';

/** How long contacts waited for the agent and for the coach. */
export function ResponseTimes({ range }: { range: DayRange }) {
  const times = useResponseTimes(range);
  return (
    <Block title={messages.responseTimes} figures={times} failed={messages.responseTimesFailed} height={220}>
      {({ now, before }) => (
        <div className={styles.waits}>
          <Wait
            who={messages.agentWait}
            scope={messages.agentWaitScope}
            now={now.agent}
            before={before.agent}
            range={range}
          />
          <Wait
            who={messages.coachWait}
            scope={messages.coachWaitScope}
            now={now.coach}
            before={before.coach}
            range={range}
          />
        </div>
      )}
    </Block>
  );
}

function Wait(props: { who: string; scope: string; now: AnalyticsWaits; before: AnalyticsWaits; range: DayRange }) {
  const { now, before } = props;
  return (
    <div className={styles.wait}>
      <h3>{props.who}</h3>
      {now.medianSeconds === null || now.ninetyPercentSeconds === null ? (
        <p className={styles.blockEmpty}>{messages.noAnswers}</p>
      ) : (
        <>
          <dl className={styles.waitFigures}>
            <div>
              <dt>{messages.median}</dt>
              <dd>{formatWait(now.medianSeconds)}</dd>
            </div>
            <div>
              <dt>{messages.ninety}</dt>
              <dd>{formatWait(now.ninetyPercentSeconds)}</dd>
            </div>
          </dl>
          <p className={styles.quiet}>
            Of {now.answers} answers {rangeWords(props.range)}.
          </p>
          {before.medianSeconds !== null && (
            <p className={styles.quiet}>
              {periodBeforeWords(props.range)}: median {formatWait(before.medianSeconds)} of {before.answers} answers
            </p>
          )}
        </>
      )}
      <p className={styles.quiet}>{props.scope}.</p>
    </div>
  );
}
