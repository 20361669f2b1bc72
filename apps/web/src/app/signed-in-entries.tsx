import {
  IconBook,
  IconCalendarEvent,
  IconChartLine,
  IconCreditCard,
  IconHandStop,
  IconLayoutGrid,
  IconLogout,
  IconSparkles,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useLogout } from '../features/auth/use-logout.ts';
import { paths } from '../paths.ts';
import { TopBarEntry } from './top-bar-entry.tsx';

/**
 * The bar's entries for a signed-in user.
 * `waiting` is the count of chats that need them; public pages leave it out.
 */
export default function SignedInEntries({ waiting, onGo }: { waiting?: ReactNode; onGo: () => void }) {
  const logout = useLogout();
  // These pages are below the dashboard's address but have entries of their own.
  const nextToDashboard = [useMatch(paths.analytics), useMatch(`${paths.needsYou}/*`)].some((match) => match !== null);
  return (
    <>
      <TopBarEntry to={paths.dashboard} end={nextToDashboard} icon={<IconLayoutGrid />} onClick={onGo}>
        Dashboard
      </TopBarEntry>
      <TopBarEntry to={paths.analytics} icon={<IconChartLine />} onClick={onGo}>
        Analytics
      </TopBarEntry>
      {waiting !== undefined && (
        <TopBarEntry to={paths.needsYou} icon={<IconHandStop />} onClick={onGo}>
          Needs you {waiting}
        </TopBarEntry>
      )}
      <TopBarEntry to={paths.calls} icon={<IconCalendarEvent />} onClick={onGo}>
        Calls
      </TopBarEntry>
      <TopBarEntry to={paths.agents} icon={<IconSparkles />} onClick={onGo}>
        Agents
      </TopBarEntry>
      <TopBarEntry to={paths.knowledge} icon={<IconBook />} onClick={onGo}>
        Knowledge
      </TopBarEntry>
      <TopBarEntry to={paths.subscriptions} icon={<IconCreditCard />} onClick={onGo}>
        Plans
      </TopBarEntry>
      <TopBarEntry to={paths.profile} icon={<IconUser />} onClick={onGo}>
        Profile
      </TopBarEntry>
      <button type="button" className="top-bar-entry" onClick={logout}>
        <IconLogout aria-hidden />
        Logout
      </button>
    </>
  );
}
