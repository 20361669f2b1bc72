import { useMediaQuery } from '@mantine/hooks';
import { IconChartBar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useMatch } from 'react-router';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { AccountAutoreplyToggle } from '../../features/accounts/account-autoreply-toggle.tsx';
import { OtherAccounts } from '../../features/accounts/other-accounts.tsx';
import { AccountPause } from '../../features/accounts/account-pause.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useAccount } from '../../features/accounts/queries.ts';
import { IconLink } from '../../components/kit/icon-button.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { chatHeadingId } from '../../features/chats/chat-heading.ts';
import { ConversationList } from '../../features/chats/list/conversation-list.tsx';
import { noFilter } from '../../features/chats/list/list-filter.ts';
import { ListFilters } from '../../features/chats/list/list-filters.tsx';
import { useChatKeys } from '../../features/chats/list/use-chat-keys.ts';
import { useLiveChatList } from '../../features/chats/live-chat.ts';
import { chatMessages } from '../../features/chats/messages.ts';
import { useChat } from '../../features/chats/queries.ts';
import { paths } from '../../paths.ts';
import { AccountNotice } from '../accounts/reconnect/account-notice.tsx';
import styles from './inbox.module.css';

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
  // The filter is kept here, so that it survives a look into a chat of the same account.
  const [filter, setFilter] = useFramedState(credentialId ?? '', noFilter);
  const showsList = listMatch !== null || wide;
  useLiveChatList(showsList && bot !== undefined ? { credentialId: bot.integration, botId: bot._id } : undefined);

  useChatKeys({ botId: bot?._id, filter, chatId: chatMatch?.params.chatId, showsList });

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
          </header>
          <ConversationList key={bot?._id} bot={bot} filter={filter} onFilter={setFilter} />
        </section>
      )}
      <Outlet context={{ botEnabled: bot?.botEnabled ?? true, notice } satisfies InboxContext} />
    </div>
  );
}

/** What the chat beside the list needs to know about its account; `notice` is what keeps it from sending. */
export type InboxContext = { botEnabled: boolean; notice: ReactNode };
