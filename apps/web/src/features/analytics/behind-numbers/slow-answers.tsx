import type { AnswerAuthor } from '@spotter/contract';
import { formatWait, type DayRange } from '@spotter/domain/analytics';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { paths } from '../../../paths.ts';
import { ChatLinks } from '../funnel-chats.tsx';
import { analyticsMessages } from '../messages.ts';
import { answersFailed, deletedAnswers } from './messages.ts';
import { useSlowAnswers } from './queries.ts';

/** The answers behind the response times, slowest first. Each opens its chat at that answer. */
export function SlowAnswers(props: { author: AnswerAuthor; answers: number; range: DayRange }) {
  const answers = useSlowAnswers(props.author, props.range);
  const listed = answers.data?.pages.reduce((sum, { value }) => sum + value.length, 0) ?? props.answers;
  const deleted = answers.hasNextPage ? 0 : props.answers - listed;
  return (
    <>
      <ChatLinks
        chats={answers}
        keyOf={({ messageId }) => messageId}
        pathOf={({ _id, messageId }) => paths.chatMessage(_id, messageId)}
        describe={({ sentAt, waitedSeconds }) => `${formatWait(waitedSeconds)} · ${sayDayAndClock(sentAt)}`}
        failed={answersFailed}
        none={analyticsMessages.noAnswers}
      />
      {deleted > 0 && <p>{deletedAnswers(deleted)}</p>}
    </>
  );
}
