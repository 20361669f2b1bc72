import '../features/accounts/accounts.css';
import { IconPlugConnected, IconPlugConnectedX, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FullScreenSpinner } from '../components/full-screen-spinner.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { AccountHealthList } from '../features/accounts/account-health.tsx';
import { AccountTiles } from '../features/accounts/account-tiles.tsx';
import { accountMessages } from '../features/accounts/messages.ts';
import { useBots } from '../features/accounts/queries.ts';
import { useAgents } from '../features/agents/queries.ts';
import { InstallHint } from '../features/device/install-hint.tsx';
import { useInboxCounts } from '../features/needs-you/queries.ts';
import { oneVoiceMessages } from '../features/one-voice/messages.ts';
import { paths } from '../paths.ts';
import { ReconnectHere } from './reconnect/reconnect-here.tsx';

export function meta() {
  return [{ title: 'Accounts · Spotter' }];
}

export default function DashboardPage() {
  const bots = useBots();
  const agents = useAgents();
  const counts = useInboxCounts().data;
  const agentIdOf = (botId: string) => agents.data?.find(({ ig, page }) => ig === botId || page === botId)?._id;
  if (bots.isPending) return <FullScreenSpinner />;
  return (
    <section className="accounts">
      <PageHeading>{accountMessages.title}</PageHeading>
      <p className="accounts-subtitle">{accountMessages.subtitle}</p>
      {bots.data === undefined ? (
        <StateMessage
          failure
          icon={<IconPlugConnectedX />}
          title={accountMessages.failedTitle}
          action={{ label: accountMessages.retry, onClick: () => void bots.refetch() }}
        >
          {accountMessages.failedHint}
        </StateMessage>
      ) : bots.data.length === 0 ? (
        <StateMessage icon={<IconPlugConnected />} title={accountMessages.emptyTitle}>
          {accountMessages.emptyHint}{' '}
          <Link className="text-action accounts-empty-action" to={paths.agents}>
            {accountMessages.emptyAction}
          </Link>
        </StateMessage>
      ) : (
        <>
          <AccountTiles
            bots={bots.data}
            agentIdOf={({ _id }) => agentIdOf(_id)}
            reconnect={(bot) => <ReconnectHere bot={bot} />}
            waitingOf={({ _id }) => counts?.accounts.find(({ botId }) => botId === _id)}
          />
          <AccountHealthList
            reconnect={({ botId, name, from }) => <ReconnectHere bot={{ _id: botId, name, from }} />}
          />
          <InstallHint />
          <Link className="accounts-voice" to={paths.oneVoice}>
            <IconShieldCheck size={20} aria-hidden />
            <span>
              <strong>{oneVoiceMessages.link}</strong> {oneVoiceMessages.linkHint}
            </span>
          </Link>
        </>
      )}
    </section>
  );
}
