import '../../components/form/form.css';
import '../../features/chats/pieces.css';
import '../../features/chats/conversations.css';
import '../../features/chats/chat.css';
import '../../features/chats/inbox.css';
import { useMediaQuery } from '@mantine/hooks';
import { IconChartBar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, Outlet, useMatch } from 'react-router';
import { GoBack } from '../../components/page/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { AccountAutoreplyToggle } from '../../features/accounts/account-autoreply-toggle.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useAccount } from '../../features/accounts/queries.ts';
import { PlatformNotice } from '../../features/accounts/platform-notice.tsx';
import { ReconnectNotice } from '../../features/accounts/reconnect-notice.tsx';
import { BudgetNotice } from '../../features/agents/budget-notice.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { ConversationList } from '../../features/chats/list/conversation-list.tsx';
import { noFilter } from '../../features/chats/list/list-filter.ts';
import { ListFilters } from '../../features/chats/list/list-filters.tsx';
import { useLiveChatList } from '../../features/chats/live-chat.ts';
import { chatMessages } from '../../features/chats/messages.ts';
import { useChat } from '../../features/chats/queries.ts';
import { paths } from '../../paths.ts';
import { ReconnectHere } from '../accounts/reconnect/reconnect-here.tsx';

/** List and chat: full pages on a phone, side by side from 1024 px. */
export default function InboxLayout() {
  const listMatch = useMatch('/dashboard/listchats/:credentialId');
  const chatMatch = useMatch('/dashboard/chat/:chatId');
  const wide = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const chat = useChat(chatMatch?.params.chatId).data;

  // While the next chat is being loaded, its account is most likely the one before.
  const present = listMatch?.params.credentialId ?? chat?.credentialId;
  const [lastCredentialId, setLastCredentialId] = useState(present);
  if (present !== undefined && present !== lastCredentialId) setLastCredentialId(present);
  const credentialId = present ?? lastCredentialId;

  const { bot, missing } = useAccount(credentialId);
  const notice =
    bot?.status === 'reconnect_needed' ? (
      <ReconnectNotice action={<ReconnectHere bot={bot} />} />
    ) : (
      <>
        {bot !== undefined && <PlatformNotice bot={bot} />}
        <BudgetNotice />
      </>
    );
  // Here, so that it outlasts a look into a chat.
  const [filter, setFilter] = useState(noFilter);
  const showsList = listMatch !== null || wide;
  useLiveChatList(showsList && bot !== undefined ? { credentialId: bot.integration, botId: bot._id } : undefined);

  const title = bot === undefined ? chatMessages.listTitle : bot.name || accountMessages.defaultName;
  if (missing) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="inbox" data-view={listMatch === null ? 'chat' : 'list'}>
      {showsList && (
        <section className="inbox-list" aria-label={chatMessages.listTitle}>
          <header className="list-header">
            <div className="list-ways">
              <GoBack to={paths.dashboard} where="accounts" />
              {bot !== undefined && (
                <Link className="list-figures" to={paths.account(bot.integration)}>
                  <IconChartBar size={18} aria-hidden />
                  {accountMessages.stats}
                </Link>
              )}
            </div>
            <div className="list-title">
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
            </div>
            <div className="list-switch">{bot !== undefined && <AccountAutoreplyToggle key={bot._id} bot={bot} />}</div>
            {listMatch !== null && notice}
            <ListFilters filter={filter} onFilter={setFilter} />
          </header>
          <ConversationList key={bot?._id} bot={bot} filter={filter} onFilter={setFilter} />
        </section>
      )}
      <Outlet context={{ botEnabled: bot?.botEnabled ?? true, notice } satisfies InboxContext} />
    </div>
  );
}

/** What the chat beside the list needs to know of its account; `notice` is what keeps it from sending. */
export type InboxContext = { botEnabled: boolean; notice: ReactNode };
