import { IconCalendarEvent, IconDots, IconHandStop, IconMessages, IconSparkles } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { WaitingCount } from '../../features/needs-you/waiting-count.tsx';
import { paths } from '../../paths.ts';
import { isCurrent, railMenuId } from './current-entry.ts';
import styles from './tab-bar.module.css';

export type TabBarProps = {
  more: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onMore: () => void;
  onGo: () => void;
};

/** The tab bar of a phone: the pages that a coach opens most often there, and the way to all others. */
export function TabBar(props: TabBarProps) {
  const { pathname } = useLocation();
  if (useIsFullPage()) return null;
  const tab = (to: string, icon: ReactNode, name: string, badge?: ReactNode) => (
    <Link
      className={styles.tab}
      to={to}
      onClick={props.onGo}
      aria-current={isCurrent(pathname, to) ? 'page' : undefined}
    >
      <span className={styles.tabIcon}>
        {icon}
        {badge}
      </span>
      <span className={styles.tabName}>{name}</span>
    </Link>
  );
  return (
    <nav className={styles.tabBar} aria-label="Tabs">
      {tab(paths.inbox, <IconMessages aria-hidden />, 'Inbox')}
      {tab(paths.needsYou, <IconHandStop aria-hidden />, 'Needs you', <WaitingCount />)}
      {tab(paths.calls, <IconCalendarEvent aria-hidden />, 'Calls')}
      {tab(paths.agents, <IconSparkles aria-hidden />, 'Agents')}
      <button
        ref={props.more}
        type="button"
        className={styles.tab}
        aria-expanded={props.isOpen}
        aria-controls={railMenuId}
        onClick={props.onMore}
      >
        <span className={styles.tabIcon}>
          <IconDots aria-hidden />
        </span>
        <span className={styles.tabName}>More</span>
      </button>
    </nav>
  );
}
