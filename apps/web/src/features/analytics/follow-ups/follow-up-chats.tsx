import type { FollowUpOutcome } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { ChatLinks } from '../funnel-chats.tsx';
import { useFollowUpChats } from './follow-up-queries.ts';

/** The chats behind a number of a follow-up, each with when it was sent. */
export function FollowUpChats(props: { stepId: string; outcome: FollowUpOutcome; range: DayRange }) {
  return (
    <ChatLinks
      chats={useFollowUpChats(props.stepId, props.outcome, props.range)}
      // A chat can have the same follow-up again after it was answered.
      keyOf={({ messageId }) => messageId}
      describe={({ sentAt }) => sayDayAndClock(sentAt)}
    />
  );
}
