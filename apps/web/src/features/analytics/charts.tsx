import type { DayRange } from '@spotter/domain';
import { DayChartBlock } from './day-chart-block.tsx';
import { analyticsMessages as messages } from './messages.ts';
import { useMeetsStats, useMessageStats, useSummary } from './queries.ts';

/** What the agent booked is its own voice; messages are everybody's. */
const colors = { meetings: 'var(--volt)', messages: 'var(--text)' };

/** The four charts: calls booked and messages, on each channel. */
export function Charts({ range }: { range: DayRange }) {
  const instagramMeetings = useMeetsStats('ig', range);
  const messengerMeetings = useMeetsStats('page', range);
  const instagramMessages = useMessageStats('instagram', range);
  const pageMessages = useMessageStats('page', range);
  const before = useSummary(range).data?.before;
  return (
    <div className="charts">
      <DayChartBlock
        title={messages.instagramMeetings}
        failed={messages.instagramMeetingsFailed}
        unit="calls booked"
        height={300}
        color={colors.meetings}
        range={range}
        points={instagramMeetings}
        before={before?.instagramMeetings}
      />
      <DayChartBlock
        title={messages.messengerMeetings}
        failed={messages.messengerMeetingsFailed}
        unit="calls booked"
        height={300}
        color={colors.meetings}
        range={range}
        points={messengerMeetings}
        before={before?.messengerMeetings}
      />
      <DayChartBlock
        title={messages.instagramMessages}
        failed={messages.instagramMessagesFailed}
        unit="messages received and sent"
        height={250}
        color={colors.messages}
        range={range}
        points={instagramMessages}
        before={before?.instagramMessages}
      />
      <DayChartBlock
        title={messages.pageMessages}
        failed={messages.pageMessagesFailed}
        unit="messages received and sent"
        height={250}
        color={colors.messages}
        range={range}
        points={pageMessages}
        before={before?.pageMessages}
      />
    </div>
  );
}
