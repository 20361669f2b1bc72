import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePushState } from '../../api/services.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { useBots } from '../../features/accounts/queries.ts';
import { ConversationSummary } from '../../features/chats/list/conversation-row.tsx';
import { ConversationListSkeleton } from '../../features/chats/list/conversation-skeleton.tsx';
import { needsYouMessages } from '../../features/needs-you/messages.ts';
import { NeedsYouQueue } from '../../features/needs-you/needs-you-queue.tsx';
import { useInboxCounts } from '../../features/needs-you/queries.ts';
import { triageMessages } from '../../features/needs-you/triage/triage-messages.ts';
import { NotificationSwitch } from '../../features/needs-you/notification-switch.tsx';
import { PushOffer } from '../../features/notifications/preferences/push-offer.tsx';
import styles from './needs-you.module.css';

const clockRenewedMs = 30_000;
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Needs you · Spotter' }];
}

export default function NeedsYouPage() {
  const bots = useBots().data;
  const now = useNow(clockRenewedMs);
  return (
    <PageShell>
      <PageHead title={needsYouMessages.title} lead={needsYouMessages.subtitle}>
        <div className={styles.ways}>
          <StartTriage />
          <TellMe />
        </div>
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

/** Leads to the same chats one by one, while there are any. */
function StartTriage() {
  const waiting = useInboxCounts().data?.count ?? 0;
  if (waiting === 0) return null;
  return (
    <Button component={Link} to={paths.triage} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
      {triageMessages.start}
    </Button>
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
