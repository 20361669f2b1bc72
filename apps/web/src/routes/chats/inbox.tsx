import { useMediaQuery } from '@mantine/hooks';
import { IconChartBar, IconLayoutKanban, IconListCheck } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Outlet, useMatch } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { AccountAutoreplyToggle } from '../../features/accounts/account-autoreply-toggle.tsx';
import { OtherAccounts } from '../../features/accounts/other-accounts.tsx';
import { AccountPause } from '../../features/accounts/account-pause.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useAccount } from '../../features/accounts/queries.ts';
import { IconButton, IconLink } from '../../components/kit/icon-button.tsx';
import { useKeyHint } from '../../components/keys/use-keys.ts';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { AssigneeTabs } from '../../features/chats/assignee/assignee-tabs.tsx';
import { useSelection } from '../../features/chats/bulk/use-selection.ts';
import { chatHeadingId } from '../../features/chats/chat-heading.ts';
import { ConversationList } from '../../features/chats/list/conversation-list.tsx';
import { ListFilters } from '../../features/chats/list/list-filters.tsx';
import { useChatKeys } from '../../features/chats/list/use-chat-keys.ts';
import { useListFilter } from '../../features/chats/list/use-list-filter.ts';
import { inboxMessages } from '../../features/chats/inbox-messages.ts';
import { useLiveChatList } from '../../features/chats/live-chat.ts';
import { chatMessages } from '../../features/chats/messages.ts';
import { useChat } from '../../features/chats/queries.ts';
import { ViewStrip } from '../../features/chats/views/view-strip.tsx';
import { paths } from '../../paths.ts';
import { AccountNotice } from '../accounts/reconnect/account-notice.tsx';
import styles from './inbox.module.css';

const BulkProgress = lazy(() => import('../../features/chats/bulk/bulk-progress.tsx'));
const SelectionBar = lazy(() => import('../../features/chats/bulk/selection-bar.tsx'));

/** List and chat: full pages on a phone, side by side from 1024 px. */
export default function InboxLayout() {
  const listMatch = useMatch('/dashboard/listchats/:credentialId');
  const chatMatch = useMatch('/dashboard/chat/:chatId');
  const wide = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const chat = useChat(chatMatch?.params.chatId).data;

  // While the next chat loads, its account is most likely the one before.
  const present = listMatch?.params.credentialId ?? chat?.credentialId;
  const [lastCredentialId, setLastCredentialId] = useState(present);
  if (present !== undefined && present !== lastCredentialId) setLastCredentialId(present);
  const credentialId = present ?? lastCredentialId;

  const { bot, missing } = useAccount(credentialId);
  const notice = bot !== undefined && <AccountNotice bot={bot} />;
  const { filter, setFilter, kept } = useListFilter();
  const showsList = listMatch !== null || wide;
  useLiveChatList(showsList && bot !== undefined ? { credentialId: bot.integration, botId: bot._id } : undefined);

  const selection = useSelection(bot?._id, filter);
  const keyHint = useKeyHint();
  useChatKeys({ botId: bot?._id, chatId: chatMatch?.params.chatId, showsList });

  const title = bot === undefined ? chatMessages.listTitle : bot.name || accountMessages.defaultName;
  if (missing) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className={styles.inbox} data-view={listMatch === null ? 'chat' : 'list'}>
      {showsList && (
        <section className={styles.inboxList} aria-label={chatMessages.listTitle}>
          {/* The list loads more as the focus walks through it, so the keyboard needs a way past it. */}
          {chat !== undefined && (
            <a className="skip-link" href={`#${chatHeadingId}`}>
              {chatMessages.skipToChat}
            </a>
          )}
          <header className={styles.listHeader}>
            <div className={styles.listTitle}>
              {bot !== undefined && <ChannelIcon source={bot.from} />}
              {listMatch === null ? (
                <h2>
                  <bdi>{title}</bdi>
                </h2>
              ) : (
                <PageHeading>
                  <bdi>{title}</bdi>
                </PageHeading>
              )}
              {bot !== undefined && (
                <>
                  <OtherAccounts present={bot} />
                  <AccountAutoreplyToggle key={bot._id} bot={bot} isShort />
                </>
              )}
            </div>
            {bot !== undefined && <AccountPause bot={bot} onlyRunning />}
            {listMatch !== null && <div className={styles.listNotice}>{notice}</div>}
            <div className={styles.listTools}>
              <ListFilters filter={filter} onFilter={setFilter} />
              <IconButton
                label={inboxMessages.select}
                {...keyHint('select', inboxMessages.select)}
                aria-pressed={selection.ids !== null}
                onClick={selection.ids === null ? selection.begin : selection.end}
              >
                <IconListCheck size={20} stroke={1.75} aria-hidden />
              </IconButton>
              {bot !== undefined && (
                <IconLink
                  to={paths.board(bot.integration) + kept}
                  label={inboxMessages.board}
                  title={inboxMessages.board}
                >
                  <IconLayoutKanban size={20} stroke={1.75} aria-hidden />
                </IconLink>
              )}
              {bot !== undefined && (
                <IconLink
                  to={paths.account(bot.integration)}
                  label={accountMessages.stats}
                  title={accountMessages.stats}
                >
                  <IconChartBar size={20} stroke={1.75} aria-hidden />
                </IconLink>
              )}
            </div>
            <AssigneeTabs chosen={filter.assignee} onChoose={(assignee) => setFilter({ ...filter, assignee })} />
            {bot !== undefined && <ViewStrip bot={bot} filter={filter} />}
            <Suspense>
              <BulkProgress />
            </Suspense>
          </header>
          <ConversationList key={bot?._id} bot={bot} filter={filter} onFilter={setFilter} selection={selection} />
          <Suspense>{selection.ids !== null && <SelectionBar selection={selection} />}</Suspense>
        </section>
      )}
      <Outlet context={{ botEnabled: bot?.botEnabled ?? true, notice } satisfies InboxContext} />
    </div>
  );
}

/** What the chat beside the list needs to know about its account; `notice` is what keeps it from sending. */
export type InboxContext = { botEnabled: boolean; notice: ReactNode };
