import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { profileMessages } from './messages.ts';

type Group = 'you' | 'hours' | 'alerts' | 'security' | 'data';

// Each group is opened by an address of its own, as the rest of the app links to it.
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

/** The ways to the groups, where there is room for one at a time. */
export function ProfileTabs() {
  const current = groupOf(useLocation().hash);
  return (
    <nav className="profile-tabs" aria-label={profileMessages.tabs}>
      {tabs.map(({ group, hash }) => (
        <Link key={group} to={hash} replace aria-current={group === current ? 'true' : undefined}>
          {profileMessages.tabNames[group]}
        </Link>
      ))}
    </nav>
  );
}

/** Sections that belong together. A phone shows the chosen group alone; what was typed in the others stays. */
export function ProfileGroup(props: { group: Group; id?: string; children: ReactNode }) {
  const isCurrent = groupOf(useLocation().hash) === props.group;
  return (
    <div className="profile-group" id={props.id} data-current={isCurrent || undefined}>
      {props.children}
    </div>
  );
}
