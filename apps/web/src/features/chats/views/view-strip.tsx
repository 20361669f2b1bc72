import type { SavedView } from '@spotter/contract';
import { IconBookmark, IconBookmarks } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { paths } from '../../../paths.ts';
import { filterQuery, isFiltering, isSameFilter, type ListFilter, writeFilter } from '../list/list-filter.ts';
import { deleteSentences, viewMessages } from './view-messages.ts';
import { ViewName } from './view-name.tsx';
import { filterOf, useRemoveView, useViews } from './view-queries.ts';
import styles from './view-strip.module.css';

const SaveView = lazy(() => import('./save-view.tsx'));
const ViewsDialog = lazy(() => import('./views-dialog.tsx'));

type Account = { _id: string; integration: string };

/** The saved views with their counts, and the means to save what the list shows now. */
export function ViewStrip({ bot, filter }: { bot: Account; filter: ListFilter }) {
  const views = useViews().data ?? [];
  const { mutateAsync: remove } = useRemoveView();
  const { hidden, removeLater } = useDelayedDelete(remove, deleteSentences);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const shown = views.filter(({ _id }) => !hidden.has(_id));
  const isPresent = (view: SavedView) => view.botId === bot._id && isSameFilter(filterOf(view), filter);
  const isNew = isFiltering(filter) && !shown.some(isPresent);
  const close = () => setOpen(null);
  if (shown.length === 0 && !isNew && open === null) return null;
  return (
    <nav className={styles.strip} aria-label={viewMessages.views}>
      <ul className={styles.views}>
        {shown.length > 0 && (
          <li>
            <ViewLink bot={bot} of={bot} search="" isPresent={!isFiltering(filter)}>
              {viewMessages.all}
            </ViewLink>
          </li>
        )}
        {shown.map((view) => (
          <li key={view._id}>
            <ViewLink
              bot={bot}
              of={{ _id: view.botId, integration: view.credentialId }}
              search={writeFilter(filterOf(view)).toString()}
              isPresent={isPresent(view)}
            >
              <ViewName view={view} />
            </ViewLink>
          </li>
        ))}
        {isNew && (
          <li>
            <PillButton className={styles.view} onClick={() => setOpen('save')}>
              <IconBookmark size={16} aria-hidden />
              {viewMessages.save}
            </PillButton>
          </li>
        )}
        {shown.length > 0 && (
          <li>
            <PillButton
              className={styles.view}
              aria-label={viewMessages.manage}
              title={viewMessages.manage}
              onClick={() => setOpen('manage')}
            >
              <IconBookmarks size={18} aria-hidden />
            </PillButton>
          </li>
        )}
      </ul>
      <Suspense>
        {open === 'save' && <SaveView botId={bot._id} filter={filterQuery(filter)} onClose={close} />}
        {open === 'manage' && <ViewsDialog views={shown} onRemove={removeLater} onClose={close} />}
      </Suspense>
    </nav>
  );
}

/** Shows a view. In the same account the open chat stays open. */
function ViewLink(props: { bot: Account; of: Account; search: string; isPresent: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const path = props.of._id === props.bot._id ? pathname : paths.conversations(props.of.integration);
  return (
    <Link
      className={styles.view}
      to={{ pathname: path, search: props.search }}
      aria-current={props.isPresent || undefined}
      preventScrollReset
    >
      {props.children}
    </Link>
  );
}
