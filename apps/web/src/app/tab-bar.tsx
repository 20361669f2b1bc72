import { IconCalendarEvent, IconChartLine, IconHandStop, IconLayoutGrid, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { WaitingCount } from '../features/needs-you/waiting-count.tsx';
import { useIsFullPage } from '../components/full-page/use-is-full-page.ts';
import { paths } from '../paths.ts';
import styles from './tab-bar.module.css';

/** The tab bar of a phone: the screens that a coach opens most often there. */
export function TabBar() {
  if (useIsFullPage()) return null;
  return (
    <nav className={styles.tabBar} aria-label="Tabs">
      <Tab to={paths.dashboard} icon={<IconLayoutGrid aria-hidden />}>
        Dashboard
      </Tab>
      <Tab to={paths.needsYou} icon={<IconHandStop aria-hidden />} badge={<WaitingCount />}>
        Needs you
      </Tab>
      <Tab to={paths.calls} icon={<IconCalendarEvent aria-hidden />}>
        Calls
      </Tab>
      <Tab to={paths.analytics} icon={<IconChartLine aria-hidden />}>
        Analytics
      </Tab>
      <Tab to={paths.agents} icon={<IconSparkles aria-hidden />}>
        Agents
      </Tab>
    </nav>
  );
}

function Tab(props: { to: string; icon: ReactNode; badge?: ReactNode; children: string }) {
  return (
    <NavLink className={styles.tab!} to={props.to} end={props.to === paths.dashboard}>
      <span className={styles.tabIcon}>
        {props.icon}
        {props.badge}
      </span>
      <span className={styles.tabName}>{props.children}</span>
    </NavLink>
  );
}
