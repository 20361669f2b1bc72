import type { DayRange } from '@spotter/domain';
import { DayChartBlock } from './day-chart-block.tsx';
import { analyticsMessages as messages } from './messages.ts';
import { useMeetsStats, useMessageStats, useSummary } from './queries.ts';

/** What the agent booked is its own voice; messages are everybody's. */
const meetings = { unit: 'calls booked', height: 300, color: 'var(--volt)' } as const;
const exchange = { unit: 'messages received and sent', height: 250, color: 'var(--text)' } as const;

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
        {...meetings}
        title={messages.instagramMeetings}
        failed={messages.instagramMeetingsFailed}
        range={range}
        points={instagramMeetings}
        before={before?.instagramMeetings}
      />
      <DayChartBlock
        {...meetings}
        title={messages.messengerMeetings}
        failed={messages.messengerMeetingsFailed}
        range={range}
        points={messengerMeetings}
        before={before?.messengerMeetings}
      />
      <DayChartBlock
        {...exchange}
        title={messages.instagramMessages}
        failed={messages.instagramMessagesFailed}
        range={range}
        points={instagramMessages}
        before={before?.instagramMessages}
      />
      <DayChartBlock
        {...exchange}
        title={messages.pageMessages}
        failed={messages.pageMessagesFailed}
        range={range}
        points={pageMessages}
        before={before?.pageMessages}
      />
    </div>
  );
}
