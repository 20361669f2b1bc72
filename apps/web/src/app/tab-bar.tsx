import './tab-bar.css';
import { IconCalendarEvent, IconChartLine, IconHandStop, IconLayoutGrid, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import { WaitingCount } from '../features/needs-you/waiting-count.tsx';
import { paths } from '../paths.ts';

/** What a thumb reaches on a phone: the screens a coach opens between two clients. */
export function TabBar() {
  // A chat is a full page there, with the send box at its foot.
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  if (inChat) return null;
  return (
    <nav className="tab-bar" aria-label="Tabs">
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
    <NavLink className="tab" to={props.to} end={props.to === paths.dashboard}>
      <span className="tab-icon">
        {props.icon}
        {props.badge}
      </span>
      {props.children}
    </NavLink>
  );
}
