import { IconList } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { IconLink } from '../../components/kit/icon-button.tsx';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { OtherAccounts } from '../../features/accounts/other-accounts.tsx';
import { useAccount, useBots } from '../../features/accounts/queries.ts';
import { AssigneeTabs } from '../../features/chats/assignee/assignee-tabs.tsx';
import { Board } from '../../features/chats/board/board.tsx';
import { boardMessages } from '../../features/chats/board/board-messages.ts';
import { ListFilters } from '../../features/chats/list/list-filters.tsx';
import { useListFilter } from '../../features/chats/list/use-list-filter.ts';
import { paths } from '../../paths.ts';
import styles from './board.module.css';

export function meta() {
  return [{ title: 'Board · Spotter' }];
}

/** The conversations of an account by stage: the same chats and filters as the list. */
export default function BoardPage() {
  const { credentialId } = useParams();
  const { bot, missing } = useAccount(credentialId);
  const { filter, setFilter, kept } = useListFilter();
  const first = useBots().data?.[0];
  if (credentialId === undefined && first !== undefined)
    return <Navigate to={paths.board(first.integration) + kept} replace />;
  if (missing) return <Navigate to={paths.inbox} replace />;
  if (bot === undefined) return <FullScreenSpinner />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <ChannelIcon source={bot.from} />
          <PageHeading>
            <bdi>{bot.name || accountMessages.defaultName}</bdi>
          </PageHeading>
          <OtherAccounts present={bot} pathOf={paths.board} />
        </div>
        <div className={styles.tools}>
          <ListFilters filter={filter} onFilter={setFilter} />
          <IconLink
            to={paths.conversations(bot.integration) + kept}
            label={boardMessages.list}
            title={boardMessages.list}
          >
            <IconList size={20} stroke={1.75} aria-hidden />
          </IconLink>
        </div>
        <AssigneeTabs chosen={filter.assignee} onChoose={(assignee) => setFilter({ ...filter, assignee })} />
      </header>
      <Board key={bot._id} bot={bot} filter={filter} onFilter={setFilter} />
    </div>
  );
}
