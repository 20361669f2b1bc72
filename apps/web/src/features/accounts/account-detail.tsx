import { Skeleton } from '@mantine/core';
import { type Bot, channelOf, inboxRoutes } from '@spotter/contract';
import { mayKeepMedia } from '@spotter/domain/media';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../api/services.ts';
import { cardDate } from '../../components/time/card-date.ts';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageShell } from '../../components/page/page-shell.tsx';
import { paths } from '../../paths.ts';
import { AccountAutoreplyToggle } from './account-autoreply-toggle.tsx';
import { AccountPause } from './account-pause.tsx';
import { ChannelTestCard } from './channel-test.tsx';
import { KeepMedia } from './keep-media.tsx';
import { accountMessages, chatsOf } from './messages.ts';
import styles from './account-detail.module.css';

/**
 * One account with its stats, its switch and its conversations. `agentId` is undefined while it is unknown, and
 * null if there is no agent.
 */
export function AccountDetail(props: {
  bot: Bot;
  agentId: string | null | undefined;
  reconnect: ReactNode;
  children: ReactNode;
}) {
  const { bot, agentId } = props;
  return (
    <PageShell wayBack={<GoBack to={paths.dashboard} where="accounts" />}>
      <header className={styles.accountHead}>
        <div className={styles.accountTitle}>
          <ChannelIcon source={bot.from} size={22} />
          <PageHeading>
            <bdi>{bot.name || accountMessages.defaultName}</bdi>
          </PageHeading>
        </div>
        <AccountAutoreplyToggle key={bot._id} bot={bot} />
      </header>
      <div className={styles.accountPause}>
        <AccountPause bot={bot} />
      </div>
      <Figures bot={bot} agentId={agentId} />
      <ChannelTestCard key={bot._id} bot={bot} reconnect={props.reconnect} />
      {mayKeepMedia[channelOf(bot.from)] && <KeepMedia bot={bot} />}
      <div className={styles.accountConversations}>
        <h2>{accountMessages.conversations}</h2>
        <Link className="text-action" to={paths.conversations(bot.integration)}>
          {accountMessages.openInbox}
        </Link>
      </div>
      {props.children}
    </PageShell>
  );
}

function Figures({ bot, agentId }: { bot: Bot; agentId: string | null | undefined }) {
  const { api } = useServices();
  const stats = useQuery({
    queryKey: ['agent-stats', agentId],
    enabled: typeof agentId === 'string',
    queryFn: () => api.call(inboxRoutes.agentStats, { params: { agentId: agentId ?? '' } }),
  });
  const { data } = stats;
  const counted = data?.counts[bot.from];
  const waiting = agentId === undefined || (agentId !== null && stats.isPending);
  return (
    <>
      <dl className={styles.figuresRow}>
        <Figure name={accountMessages.lastChat} waiting={waiting}>
          {data?.dated == null ? null : cardDate(data.dated)}
        </Figure>
        <Figure name={accountMessages.activeChats} waiting={waiting}>
          {data?.actives}
        </Figure>
        <Figure name={chatsOf(bot.from)} waiting={waiting}>
          {counted}
        </Figure>
      </dl>
      {agentId === null && <p className={styles.accountNote}>{accountMessages.noAgentStats}</p>}
      {stats.isError && (
        <p className={styles.accountNote} role="alert">
          {accountMessages.statsFailed}
        </p>
      )}
    </>
  );
}

function Figure(props: { name: string; waiting: boolean; children: ReactNode }) {
  return (
    <div className={styles.figureCard}>
      <dt>{props.name}</dt>
      <dd>{props.waiting ? <Skeleton height={28} width={72} className="delayed" /> : (props.children ?? '–')}</dd>
    </div>
  );
}
