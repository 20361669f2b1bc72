import type { AnalyticsWaits, AnswerAuthor } from '@spotter/contract';
import { formatWait, type DayRange } from '@spotter/domain/analytics';
import { Dialog } from '../../components/dialog.tsx';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { answersTitle, openAnswersLabel } from './behind-numbers/messages.ts';
import { NumberButton } from './behind-numbers/number-button.tsx';
import { SlowAnswers } from './behind-numbers/slow-answers.tsx';
import { Block } from './block.tsx';
import { analyticsMessages as messages, periodBeforeWords, rangeWords } from './messages.ts';
import { useResponseTimes } from './queries.ts';
import { rangeKey } from './use-range.ts';
import styles from './analytics.module.css';

const whoAnswered: Record<AnswerAuthor, string> = { agent: messages.agentWait, coach: messages.coachWait };

/** How long contacts waited for the agent and for the coach. Each number opens the answers, slowest first. */
export function ResponseTimes({ range }: { range: DayRange }) {
  const times = useResponseTimes(range);
  const [opened, setOpened] = useFramedState<AnswerAuthor | null>(rangeKey(range), null);
  return (
    <Block title={messages.responseTimes} figures={times} failed={messages.responseTimesFailed} height={220}>
      {({ now, before }) => (
        <div className={styles.waits}>
          {(['agent', 'coach'] as const).map((author) => (
            <Wait
              key={author}
              who={whoAnswered[author]}
              scope={author === 'agent' ? messages.agentWaitScope : messages.coachWaitScope}
              now={now[author]}
              before={before[author]}
              range={range}
              onOpen={() => setOpened(author)}
            />
          ))}
          <Dialog
            opened={opened !== null}
            onClose={() => setOpened(null)}
            title={opened === null ? '' : answersTitle(whoAnswered[opened], now[opened].answers)}
          >
            {opened !== null && <SlowAnswers author={opened} answers={now[opened].answers} range={range} />}
          </Dialog>
        </div>
      )}
    </Block>
  );
}

function Wait(props: {
  who: string;
  scope: string;
  now: AnalyticsWaits;
  before: AnalyticsWaits;
  range: DayRange;
  onOpen: () => void;
}) {
  const { who, now, before, onOpen } = props;
  const waitOf = (name: string, seconds: number) => (
    <NumberButton
      count={now.answers}
      label={openAnswersLabel(who, `${name} ${formatWait(seconds)}`, now.answers)}
      onOpen={onOpen}
    >
      {formatWait(seconds)}
    </NumberButton>
  );
  return (
    <div className={styles.wait}>
      <h3>{who}</h3>
      {now.medianSeconds === null || now.ninetyPercentSeconds === null ? (
        <p className={styles.blockEmpty}>{messages.noAnswers}</p>
      ) : (
        <>
          <dl className={styles.waitFigures}>
            <div>
              <dt>{messages.median}</dt>
              <dd>{waitOf(messages.median, now.medianSeconds)}</dd>
            </div>
            <div>
              <dt>{messages.ninety}</dt>
              <dd>{waitOf(messages.ninety, now.ninetyPercentSeconds)}</dd>
            </div>
          </dl>
          <p className={styles.quiet}>
            Of{' '}
            <NumberButton
              count={now.answers}
              label={openAnswersLabel(who, messages.answers, now.answers)}
              onOpen={onOpen}
            />{' '}
            answers {rangeWords(props.range)}.
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
