import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { isSameFilter, readFilter, writeFilter } from '../list/list-filter.ts';
import { viewMessages } from './view-messages.ts';
import { filterOf, useViews } from './view-queries.ts';
import { ViewName } from './view-name.tsx';
import styles from './rail-views.module.css';

/** The saved views with their counts, below the inbox in a rail that has room for words. */
export default function RailViews() {
  // A phone asks for nothing that it does not show.
  const [isWide] = useState(() => window.matchMedia('(min-width: 64em)').matches);
  return isWide ? <Views /> : null;
}

function Views() {
  const views = useViews().data ?? [];
  const { pathname, search } = useLocation();
  if (views.length === 0) return null;
  return (
    <ul className={styles.views} aria-label={viewMessages.views}>
      {views.map((view) => {
        const filter = filterOf(view);
        const to = { pathname: paths.conversations(view.credentialId), search: writeFilter(filter).toString() };
        const isPresent = pathname === to.pathname && isSameFilter(filter, readFilter(new URLSearchParams(search)));
        return (
          <li key={view._id}>
            <Link className={styles.view} to={to} aria-current={isPresent ? 'page' : undefined}>
              <ViewName view={view} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
