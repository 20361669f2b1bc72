import { useParams, Navigate } from 'react-router';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { AccountDetail } from '../../features/accounts/account-detail.tsx';
import { useAccount } from '../../features/accounts/queries.ts';
import { useAgents } from '../../features/agents/queries.ts';
import { ConversationCards } from '../../features/chats/list/conversation-cards.tsx';
import { useLiveChatList } from '../../features/chats/live-chat.ts';
import { paths } from '../../paths.ts';
import { ReconnectHere } from './reconnect/reconnect-here.tsx';

export function meta() {
  return [{ title: 'Account · Spotter' }];
}

export default function AccountDetailPage() {
  const { credentialId } = useParams();
  const { bot, missing } = useAccount(credentialId);
  const agents = useAgents();
  useLiveChatList(bot === undefined ? undefined : { credentialId: bot.integration, botId: bot._id });
  if (missing) return <Navigate to={paths.dashboard} replace />;
  if (bot === undefined) return <FullScreenSpinner />;
  const agent = agents.data?.find(({ ig, page }) => ig === bot._id || page === bot._id);
  return (
    <AccountDetail
      bot={bot}
      agentId={agents.isPending ? undefined : (agent?._id ?? null)}
      reconnect={<ReconnectHere bot={bot} />}
    >
      <ConversationCards botId={bot._id} />
    </AccountDetail>
  );
}
