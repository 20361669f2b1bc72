import type { ArrivalGroup } from '@spotter/contract';
import type { DayRange, FunnelStep } from '@spotter/domain/analytics';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { ChatLinks } from '../funnel-chats.tsx';
import { arrivalSteps } from './arrival-messages.ts';
import { useArrivalChats } from './arrival-queries.ts';

/** The chats behind a number, each with how far it got and when the lead came. */
export function ArrivalChats(props: { of: { by: ArrivalGroup; step: FunnelStep; key: string }; range: DayRange }) {
  return (
    <ChatLinks
      chats={useArrivalChats(props.of, props.range)}
      keyOf={({ _id }) => _id}
      describe={({ beganAt, reached }) => `${arrivalSteps[reached]} · ${sayDayAndClock(beganAt)}`}
    />
  );
}
