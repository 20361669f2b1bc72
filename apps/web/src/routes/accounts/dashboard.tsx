import { dayAt } from '@spotter/language/zones/zoned-time';
import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageLead, PageShell } from '../../components/page/page-shell.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { AccountTiles } from '../../features/accounts/account-tiles.tsx';
import { AccountTilesSkeleton } from '../../features/accounts/account-tiles-skeleton.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useBots } from '../../features/accounts/queries.ts';
import { useAgents } from '../../features/agents/queries.ts';
import { needsYouReasons } from '../../features/needs-you/messages.ts';
import { useInboxCounts } from '../../features/needs-you/queries.ts';
import { Checklist } from '../../features/dashboard/onboarding/checklist.tsx';
import { sayDay } from '../../features/dashboard/today/messages.ts';
import { TodaySection } from '../../features/dashboard/today/today-section.tsx';
import { TodayLine } from '../../features/dashboard/today/today-line.tsx';
import { useLiveDashboard } from '../../features/dashboard/use-live-dashboard.ts';
import { paths } from '../../paths.ts';
import { ReconnectHere } from './reconnect/reconnect-here.tsx';
import styles from './dashboard.module.css';

const DoNextHere = lazy(() => import('./dashboard/do-next-here.tsx'));
const BelowTiles = lazy(() => import('./dashboard/below-tiles.tsx'));

const dayRenewedMs = 60_000;

export function meta() {
  return [{ title: 'Accounts · Spotter' }];
}

export default function DashboardPage() {
  const bots = useBots();
  const agents = useAgents();
  const counts = useInboxCounts().data;
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const now = useNow(dayRenewedMs);
  const agentIdOf = (botId: string) => agents.data?.find(({ ig, page }) => ig === botId || page === botId)?._id;
  const [first] = bots.data ?? [];
  useLiveDashboard((bots.data ?? []).map(({ integration }) => integration));
  // Without an account nothing can happen, so only the first steps show.
  const hasToday = bots.data === undefined || first !== undefined;
  return (
    <PageShell>
      <TodaySection day={sayDay(dayAt(now, timeZone))}>
        <Checklist />
        {hasToday && (
          <>
            <div className={styles.doNext}>
              <Suspense fallback={null}>
                <DoNextHere />
              </Suspense>
            </div>
            <TodayLine
              inbox={first === undefined ? paths.agents : paths.conversations(first.integration)}
              sayReason={(why) => needsYouReasons[why]}
            />
          </>
        )}
      </TodaySection>
      <h1>{accountMessages.title}</h1>
      <PageLead>{accountMessages.subtitle}</PageLead>
      {bots.isPending ? (
        <AccountTilesSkeleton />
      ) : bots.data === undefined ? (
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
          <Link className="text-action" to={paths.agents}>
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
          <Suspense fallback={null}>
            <BelowTiles />
          </Suspense>
        </>
      )}
    </PageShell>
  );
}
