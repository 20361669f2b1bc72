import { usePushState } from '../../api/services.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { useBots } from '../../features/accounts/queries.ts';
import { ConversationSummary } from '../../features/chats/list/conversation-row.tsx';
import { ConversationListSkeleton } from '../../features/chats/list/conversation-skeleton.tsx';
import { needsYouMessages } from '../../features/needs-you/messages.ts';
import { NeedsYouQueue } from '../../features/needs-you/needs-you-queue.tsx';
import { NotificationSwitch } from '../../features/needs-you/notification-switch.tsx';
import { PushOffer } from '../../features/notifications/preferences/push-offer.tsx';

const clockRenewedMs = 30_000;

export function meta() {
  return [{ title: 'Needs you · Spotter' }];
}

export default function NeedsYouPage() {
  const bots = useBots().data;
  const now = useNow(clockRenewedMs);
  return (
    <PageShell width="list">
      <PageHead title={needsYouMessages.title} lead={needsYouMessages.subtitle}>
        <TellMe />
      </PageHead>
      <NeedsYouQueue
        skeleton={<ConversationListSkeleton rows={4} />}
        describe={(chat) => {
          const bot = bots?.find(({ _id }) => _id === chat.botId);
          return (
            <ConversationSummary
              chat={chat}
              botEnabled={bot?.botEnabled ?? true}
              accountPausedUntil={bot?.pausedUntil ?? null}
              now={now}
            />
          );
        }}
      />
    </PageShell>
  );
}

/**
 * Offers notifications. A push also reaches a coach who has closed the page. If the device shows none, the page
 * itself has to.
 */
function TellMe() {
  const push = usePushState();
  if (push === 'unknown') return null;
  return push === 'unsupported' ? <NotificationSwitch /> : <PushOffer />;
}
