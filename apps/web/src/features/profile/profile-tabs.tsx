import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { profileMessages } from './messages.ts';
import styles from './profile-tabs.module.css';

type Group = 'you' | 'hours' | 'alerts' | 'security' | 'data';

// Each group has an address of its own, which the rest of the app links to.
const tabs: { group: Group; hash: string }[] = [
  { group: 'you', hash: '#you' },
  { group: 'hours', hash: '#availability' },
  { group: 'alerts', hash: '#notifications' },
  { group: 'security', hash: '#security' },
  { group: 'data', hash: '#data' },
];

function groupOf(hash: string): Group {
  if (hash === '#install') return 'alerts';
  return tabs.find((tab) => tab.hash === hash)?.group ?? 'you';
}

/** The links to the groups, where there is room for only one group at a time. */
export function ProfileTabs() {
  const current = groupOf(useLocation().hash);
  return (
    <nav className={styles.profileTabs} aria-label={profileMessages.tabs}>
      {tabs.map(({ group, hash }) => (
        <Link key={group} to={hash} replace aria-current={group === current ? 'true' : undefined}>
          {profileMessages.tabNames[group]}
        </Link>
      ))}
    </nav>
  );
}

/** Sections that belong together. A phone shows only the chosen group, and the others keep what was typed. */
export function ProfileGroup(props: { group: Group; id?: string; children: ReactNode }) {
  const isCurrent = groupOf(useLocation().hash) === props.group;
  return (
    <div className={styles.profileGroup} id={props.id} data-current={isCurrent || undefined}>
      {props.children}
    </div>
  );
}
