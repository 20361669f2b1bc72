import { IconChartLine, IconCreditCard, IconLayoutGrid, IconLogout, IconSparkles, IconUser } from '@tabler/icons-react';
import { useLogout } from '../features/auth/use-logout.ts';
import { paths } from '../paths.ts';
import { TopBarEntry } from './top-bar-entry.tsx';

/** What the bar of a public page offers the signed-in. */
export default function SignedInEntries({ onGo }: { onGo: () => void }) {
  const logout = useLogout();
  return (
    <>
      <TopBarEntry to={paths.dashboard} icon={<IconLayoutGrid />} onClick={onGo}>
        Dashboard
      </TopBarEntry>
      <TopBarEntry to={paths.analytics} icon={<IconChartLine />} onClick={onGo}>
        Analytics
      </TopBarEntry>
      <TopBarEntry to={paths.agents} icon={<IconSparkles />} onClick={onGo}>
        Agents
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
