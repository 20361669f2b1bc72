import { Skeleton } from '@mantine/core';
import { type Agent, type Bot, channelOf, channelWords, type Source } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { channelSources } from '../../components/channels.ts';
import { paths } from '../../paths.ts';
import { DayChartBlock } from './day-chart-block.tsx';
import { channelMessages } from './messages.ts';
import { useMeetsStats, useMessageStats, useSummary } from './queries.ts';
import styles from './analytics.module.css';

/** Booked calls have the color of the agent's voice, because the agent booked them. Messages are from everybody. */
const meetings = { unit: 'calls booked', height: 300, color: 'var(--volt)' } as const;
const exchange = { unit: 'messages received and sent', height: 250, color: 'var(--text)' } as const;

type OfChannel = { source: Source; range: DayRange; bots: Bot[] | undefined };

/**
 * The charts of each channel: calls booked, then messages. A channel without an account and without data takes
 * one line, with a link to connect it.
 */
export function Charts(props: {
  range: DayRange;
  bots: { data: Bot[] | undefined; isPending: boolean };
  agents: Agent[] | undefined;
}) {
  const { range, bots } = props;
  if (bots.isPending) return <Skeleton className="delayed" height={420} mt={16} radius="lg" aria-hidden />;
  const common = { range, bots: bots.data };
  return (
    <div className={styles.charts}>
      {channelSources.map((source) => (
        <MeetingsChart key={source} source={source} {...common} />
      ))}
      {channelSources.map((source) => (
        <MessagesChart key={source} source={source} {...common} />
      ))}
      {channelSources.map((source) => (
        <NotConnected key={source} source={source} {...common} agents={props.agents} />
      ))}
    </div>
  );
}

/** Returns the stats of a channel. `isIdle`: it has no account and nothing to show. */
function useChannelFigures({ source, range, bots }: OfChannel) {
  const booked = useMeetsStats(source, range);
  const exchanged = useMessageStats(source, range);
  const isIdle =
    bots?.every(({ from }) => from !== source) === true &&
    [booked, exchanged].every(({ data }) => data?.every(({ value }) => value === 0) === true);
  return { booked, exchanged, isIdle };
}

function MeetingsChart(props: OfChannel) {
  const { source, range } = props;
  const { booked, isIdle } = useChannelFigures(props);
  const before = useSummary(range).data?.before[channelWords[channelOf(source)].meetings];
  const { meetingsTitle: title, meetingsFailed: failed } = channelMessages(source);
  if (isIdle) return null;
  return <DayChartBlock {...meetings} title={title} failed={failed} range={range} points={booked} before={before} />;
}

function MessagesChart(props: OfChannel) {
  const { source, range } = props;
  const { exchanged, isIdle } = useChannelFigures(props);
  const before = useSummary(range).data?.before[channelWords[channelOf(source)].messages];
  const { messagesTitle: title, messagesFailed: failed } = channelMessages(source);
  if (isIdle) return null;
  return <DayChartBlock {...exchange} title={title} failed={failed} range={range} points={exchanged} before={before} />;
}

/** Replaces a channel's charts. Accounts are connected at an agent. */
function NotConnected({ agents, ...channel }: OfChannel & { agents: Agent[] | undefined }) {
  const [agent] = agents ?? [];
  const { meetingsTitle, messagesTitle, notConnected, connect } = channelMessages(channel.source);
  const charts = `${meetingsTitle} · ${messagesTitle}`;
  if (!useChannelFigures(channel).isIdle) return null;
  return (
    <section className={`${styles.block} ${styles.notConnected}`} aria-label={charts}>
      <ChannelIcon source={channel.source} />
      <p>
        <span>{charts}</span>
        <span className={styles.quiet}>{notConnected}</span>
      </p>
      <Link to={agent === undefined ? paths.agents : paths.agentServices(agent._id)}>{connect}</Link>
    </section>
  );
}
