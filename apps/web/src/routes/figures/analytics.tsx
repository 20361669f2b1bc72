import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { useBots } from '../../features/accounts/queries.ts';
import { useAgents } from '../../features/agents/queries.ts';
import { ArrivalResults } from '../../features/analytics/arrivals/arrival-results.tsx';
import { BestHours } from '../../features/analytics/best-hours.tsx';
import { BlockPair, GrayRates } from '../../features/analytics/block.tsx';
import { BookingRate } from '../../features/analytics/booking-rate.tsx';
import { Charts } from '../../features/analytics/charts.tsx';
import { ExportButtons } from '../../features/analytics/export-buttons.tsx';
import { FollowUpResults } from '../../features/analytics/follow-ups/follow-up-results.tsx';
import { Funnel } from '../../features/analytics/funnel.tsx';
import { KeywordAnalytics } from '../../features/analytics/keyword-analytics.tsx';
import { analyticsMessages } from '../../features/analytics/messages.ts';
import { RangePicker } from '../../features/analytics/range-picker.tsx';
import { ResponseTimes } from '../../features/analytics/response-times.tsx';
import { ResultsTable } from '../../features/analytics/results-table.tsx';
import { useRange } from '../../features/analytics/use-range.ts';

// Most of the page is read without it.
const Revenue = lazy(async () => ({ default: (await import('../../features/analytics/revenue/revenue.tsx')).Revenue }));

export function meta() {
  return [{ title: 'Analytics · Spotter' }];
}

export default function AnalyticsPage() {
  const chosen = useRange();
  const agents = useAgents();
  const bots = useBots();
  const { range } = chosen;
  return (
    <PageShell isWide>
      <PageTitle title={analyticsMessages.title} lead={analyticsMessages.subtitle} />
      <RangePicker {...chosen} />
      <BookingRate range={range} />
      <Charts range={range} bots={bots} agents={agents.data} />
      <KeywordAnalytics range={range} agents={agents} />
      <Funnel range={range} />
      <ArrivalResults range={range} />
      <ResultsTable range={range} />
      <FollowUpResults range={range} />
      <Suspense fallback={<Skeleton className="delayed" height={240} aria-hidden />}>
        <Revenue range={range} />
      </Suspense>
      <BlockPair>
        <ResponseTimes range={range} />
        <BestHours range={range} />
      </BlockPair>
      <GrayRates />
      <ExportButtons range={range} />
    </PageShell>
  );
}
