import { Skeleton } from '@mantine/core';
import { type Agent, type Bot, channelOf, channelWords, type Source } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { channelSources } from '../../components/channels.ts';
import { paths } from '../../paths.ts';
import styles from './analytics.module.css';
import { BlockFailure } from './block.tsx';
import { analyticsMessages, channelMessages } from './messages.ts';
import { useMeetsStats, useMessageStats, useSummary } from './queries.ts';
import { BarChart } from './charts/bar-chart.tsx';
import { areWeeks, barsOf } from './charts/bars.ts';
import { ChartTabs } from './charts/chart-tabs.tsx';
import { DayFigures } from './charts/day-figures.tsx';

const meetings = { unit: 'calls booked', height: 300, tone: 'booked' } as const;
const exchange = { unit: 'messages received and sent', height: 250, tone: 'plain' } as const;

/** One chart at a time: calls booked and messages of each channel, chosen by name. */
export function Charts(props: {
  range: DayRange;
  bots: { data: Bot[] | undefined; isPending: boolean };
  agents: Agent[] | undefined;
}) {
  const { range, bots } = props;
  const channels = useChannels(range, bots.data);
  const [chosen, setChosen] = useState<string | null>(null);
  const panelId = useId();
  const shown = channels.filter(({ isIdle }) => !isIdle);
  const all = [...shown.map(({ booked }) => booked), ...shown.map(({ exchanged }) => exchanged)];
  const at = Math.max(
    all.findIndex(({ title }) => title === chosen),
    0,
  );
  const chart = all[at];
  const failed = all.filter(({ figures }) => figures.isError || (figures.data === undefined && !figures.isPending));

  if (bots.isPending) return <Skeleton className="delayed" height={420} mt={16} radius="lg" aria-hidden />;
  return (
    <>
      {chart !== undefined && (
        <div className={styles.block}>
          <ChartTabs
            label={analyticsMessages.charts}
            tabs={all.map(({ title, figures, before }) => ({ title, total: totalOf(figures.data), before }))}
            chosen={at}
            panelId={panelId}
            onChoose={(to) => setChosen(all[to]?.title ?? null)}
          />
          {failed.map(({ title, failed: sentence, figures }) => (
            <BlockFailure key={title} failed={sentence} onRetry={figures.refetch} />
          ))}
          <div id={panelId} role="tabpanel" aria-label={chart.title} tabIndex={0}>
            <h2 className="visually-hidden">{chart.title}</h2>
            <Chart chart={chart} />
          </div>
        </div>
      )}
      {channels
        .filter(({ isIdle }) => isIdle)
        .map(({ source }) => (
          <NotConnected key={source} source={source} agents={props.agents} />
        ))}
    </>
  );
}

function Chart({ chart: { title, figures, unit, height, tone } }: { chart: ChannelChart }) {
  if (figures.data === undefined) {
    return figures.isPending ? <Skeleton className="delayed" height={height} aria-hidden /> : null;
  }
  const isEmpty = totalOf(figures.data) === 0;
  return (
    <>
      <p className={`${styles.chartUnit} ${styles.quiet}`}>
        {isEmpty
          ? analyticsMessages.emptyChart(unit)
          : `${unit}, ${areWeeks(barsOf(figures.data)) ? analyticsMessages.byWeek : analyticsMessages.byDay}`}
      </p>
      <BarChart points={figures.data} height={height} unit={unit} tone={tone} />
      <DayFigures title={title} unit={unit} points={figures.data} />
    </>
  );
}

/** Returns the charts of the channels, Instagram first. There are as many channels at each call. */
function useChannels(range: DayRange, bots: Bot[] | undefined) {
  const [first, second] = channelSources;
  return [useChannel(first!, range, bots), useChannel(second!, range, bots)];
}

/** Returns the charts of a channel. `isIdle`: it has no account and nothing to show. */
function useChannel(source: Source, range: DayRange, bots: Bot[] | undefined): Channel {
  const bookedFigures = useMeetsStats(source, range);
  const exchangedFigures = useMessageStats(source, range);
  const before = useSummary(range).data?.before;
  const words = channelWords[channelOf(source)];
  const said = channelMessages(source);
  return {
    source,
    isIdle:
      bots?.every(({ from }) => from !== source) === true &&
      [bookedFigures, exchangedFigures].every(({ data }) => totalOf(data) === 0),
    booked: {
      ...meetings,
      title: said.meetingsTitle,
      failed: said.meetingsFailed,
      figures: bookedFigures,
      before: before?.[words.meetings],
    },
    exchanged: {
      ...exchange,
      title: said.messagesTitle,
      failed: said.messagesFailed,
      figures: exchangedFigures,
      before: before?.[words.messages],
    },
  };
}

type Channel = { source: Source; isIdle: boolean; booked: ChannelChart; exchanged: ChannelChart };

type ChannelChart = {
  title: string;
  failed: string;
  unit: string;
  height: number;
  tone: 'booked' | 'plain';
  figures: ReturnType<typeof useMeetsStats>;
  before: number | undefined;
};

function totalOf(points: { value: number }[] | undefined): number | undefined {
  return points?.reduce((sum, { value }) => sum + value, 0);
}

/** Replaces a channel's charts. Accounts are connected at an agent. */
function NotConnected({ agents, source }: { source: Source; agents: Agent[] | undefined }) {
  const [agent] = agents ?? [];
  const { meetingsTitle, messagesTitle, notConnected, connect } = channelMessages(source);
  const charts = `${meetingsTitle} · ${messagesTitle}`;
  return (
    <section className={`${styles.block} ${styles.notConnected}`} aria-label={charts}>
      <ChannelIcon source={source} />
      <p>
        <span>{charts}</span>
        <span className={styles.quiet}>{notConnected}</span>
      </p>
      <Link to={agent === undefined ? paths.agents : paths.agentServices(agent._id)}>{connect}</Link>
    </section>
  );
}
