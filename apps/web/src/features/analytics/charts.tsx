import { Skeleton } from '@mantine/core';
import type { Agent, Bot } from '@spotter/contract';
import type { DayRange } from '@spotter/domain';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { paths } from '../../paths.ts';
import { DayChartBlock } from './day-chart-block.tsx';
import { analyticsMessages as messages } from './messages.ts';
import { useMeetsStats, useMessageStats, useSummary } from './queries.ts';
import styles from './analytics.module.css';

/** What the agent booked is its own voice; messages are everybody's. */
const meetings = { unit: 'calls booked', height: 300, color: 'var(--volt)' } as const;
const exchange = { unit: 'messages received and sent', height: 250, color: 'var(--text)' } as const;

/**
 * The four charts: calls booked and messages, on each channel. A channel without an account, and with nothing to show,
 * takes one line with the way to connect it.
 */
export function Charts(props: {
  range: DayRange;
  bots: { data: Bot[] | undefined; isPending: boolean };
  agents: Agent[] | undefined;
}) {
  const { range, bots } = props;
  const instagramMeetings = useMeetsStats('ig', range);
  const messengerMeetings = useMeetsStats('page', range);
  const instagramMessages = useMessageStats('instagram', range);
  const pageMessages = useMessageStats('page', range);
  const before = useSummary(range).data?.before;
  const isIdle = (channel: Bot['from'], ...charts: Points[]) =>
    bots.data?.every(({ from }) => from !== channel) === true &&
    charts.every(({ data }) => data?.every(({ value }) => value === 0) === true);
  const noInstagram = isIdle('instagram', instagramMeetings, instagramMessages);
  const noMessenger = isIdle('page', messengerMeetings, pageMessages);

  if (bots.isPending) return <Skeleton className="delayed" height={420} mt={16} radius="lg" aria-hidden />;
  return (
    <div className={styles.charts}>
      {!noInstagram && (
        <DayChartBlock
          {...meetings}
          title={messages.instagramMeetings}
          failed={messages.instagramMeetingsFailed}
          range={range}
          points={instagramMeetings}
          before={before?.instagramMeetings}
        />
      )}
      {!noMessenger && (
        <DayChartBlock
          {...meetings}
          title={messages.messengerMeetings}
          failed={messages.messengerMeetingsFailed}
          range={range}
          points={messengerMeetings}
          before={before?.messengerMeetings}
        />
      )}
      {!noInstagram && (
        <DayChartBlock
          {...exchange}
          title={messages.instagramMessages}
          failed={messages.instagramMessagesFailed}
          range={range}
          points={instagramMessages}
          before={before?.instagramMessages}
        />
      )}
      {!noMessenger && (
        <DayChartBlock
          {...exchange}
          title={messages.pageMessages}
          failed={messages.pageMessagesFailed}
          range={range}
          points={pageMessages}
          before={before?.pageMessages}
        />
      )}
      {noInstagram && <NotConnected channel="instagram" agents={props.agents} />}
      {noMessenger && <NotConnected channel="page" agents={props.agents} />}
    </div>
  );
}

type Points = ReturnType<typeof useMeetsStats>;

const chartsOf = {
  instagram: `${messages.instagramMeetings} · ${messages.instagramMessages}`,
  page: `${messages.messengerMeetings} · ${messages.pageMessages}`,
};

/** In place of a channel's charts: accounts are connected at an agent. */
function NotConnected({ channel, agents }: { channel: Bot['from']; agents: Agent[] | undefined }) {
  const [agent] = agents ?? [];
  return (
    <section className={`${styles.block} ${styles.notConnected}`} aria-label={chartsOf[channel]}>
      <ChannelIcon source={channel} />
      <p>
        <span>{chartsOf[channel]}</span>
        <span className={styles.quiet}>{messages.notConnected[channel]}</span>
      </p>
      <Link to={agent === undefined ? paths.agents : paths.agentServices(agent._id)}>{messages.connect[channel]}</Link>
    </section>
  );
}
