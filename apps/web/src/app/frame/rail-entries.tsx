import {
  IconBook,
  IconCalendarEvent,
  IconChartLine,
  IconClockShare,
  IconCreditCard,
  IconHandStop,
  IconLayoutGrid,
  IconLogout,
  IconMessages,
  IconPhotoVideo,
  IconPlugConnected,
  IconSparkles,
  IconUser,
  IconTags,
  IconUserPlus,
  IconUserX,
} from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { useRole } from '../../api/rights/use-role.ts';
import { useLogout } from '../../features/auth/use-logout.ts';
import { WaitingCount } from '../../features/needs-you/waiting-count.tsx';
import { paths } from '../../paths.ts';
import { isCurrent } from './current-entry.ts';
import styles from './rail.module.css';

// The first screen does not wait for them.
const RailViews = lazy(() => import('../../features/chats/views/rail-views.tsx'));
const AccountLines = lazy(() => import('./account-lines.tsx'));

/** All pages of the signed-in, and below them what belongs to the account. */
export function RailEntries({ onGo }: { onGo: () => void }) {
  const logout = useLogout();
  const user = useSession()?.user;
  const role = useRole();
  return (
    <>
      <Entry to={paths.dashboard} icon={<IconLayoutGrid aria-hidden />} onGo={onGo}>
        Dashboard
      </Entry>
      <Entry to={paths.inbox} icon={<IconMessages aria-hidden />} onGo={onGo} isTab>
        Inbox
      </Entry>
      <Suspense>
        <RailViews />
      </Suspense>
      <Entry to={paths.needsYou} icon={<IconHandStop aria-hidden />} onGo={onGo} isTab badge={<WaitingCount />}>
        Needs you
      </Entry>
      <Entry to={paths.calls} icon={<IconCalendarEvent aria-hidden />} onGo={onGo} isTab>
        Calls
      </Entry>
      <Entry to={paths.agents} icon={<IconSparkles aria-hidden />} onGo={onGo} isTab>
        Agents
      </Entry>
      <Entry to={paths.followUps} icon={<IconClockShare aria-hidden />} onGo={onGo}>
        Follow-ups
      </Entry>
      <Entry to={paths.knowledge} icon={<IconBook aria-hidden />} onGo={onGo}>
        Knowledge
      </Entry>
      <Entry to={paths.clips} icon={<IconPhotoVideo aria-hidden />} onGo={onGo}>
        Clips
      </Entry>
      <Entry to={paths.analytics} icon={<IconChartLine aria-hidden />} onGo={onGo}>
        Analytics
      </Entry>
      <div className={styles.account} role="group" aria-label="Account">
        <p className={styles.who} aria-hidden>
          <bdi>
            {user?.first_name} {user?.last_name}
          </bdi>
        </p>
        <Suspense fallback={null}>
          <AccountLines onGo={onGo} />
        </Suspense>
        <Entry to={paths.tags} icon={<IconTags aria-hidden />} onGo={onGo}>
          Tags
        </Entry>
        <Entry to={paths.neverList} icon={<IconUserX aria-hidden />} onGo={onGo}>
          Never list
        </Entry>
        <Entry to={paths.team} icon={<IconUserPlus aria-hidden />} onGo={onGo}>
          Team
        </Entry>
        {(role === 'owner' || role === 'manager') && (
          <Entry to={paths.developers} icon={<IconPlugConnected aria-hidden />} onGo={onGo}>
            API keys
          </Entry>
        )}
        {role === 'owner' && (
          <Entry to={paths.subscriptions} icon={<IconCreditCard aria-hidden />} onGo={onGo}>
            Plans
          </Entry>
        )}
        <Entry to={paths.profile} icon={<IconUser aria-hidden />} onGo={onGo}>
          Profile
        </Entry>
        <button type="button" className={styles.entry} onClick={logout}>
          <IconLogout aria-hidden />
          Logout
        </button>
      </div>
    </>
  );
}

function Entry(props: {
  to: string;
  icon: ReactNode;
  badge?: ReactNode;
  /** On a phone it is one of the tabs instead. */
  isTab?: boolean;
  onGo: () => void;
  children: string;
}) {
  const current = isCurrent(useLocation().pathname, props.to);
  return (
    <Link
      className={styles.entry}
      to={props.to}
      data-tab={props.isTab}
      aria-current={current ? 'page' : undefined}
      onClick={props.onGo}
      prefetch="intent"
    >
      {props.icon}
      {props.children} {props.badge}
    </Link>
  );
}
