import { Button } from '@mantine/core';
import { AssigneeFilter } from '@spotter/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePushState } from '../../api/services.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { BriefOfChat } from '../../features/briefs/brief-of-chat.tsx';
import { AssigneeTabs } from '../../features/chats/assignee/assignee-tabs.tsx';
import { contactNameOf } from '../../features/chats/contact-name.ts';
import { maySuggest } from '../../features/chats/send/suggested-reply.ts';
import { needsYouMessages } from '../../features/needs-you/messages.ts';
import { NeedsYouQueue } from '../../features/needs-you/needs-you-queue.tsx';
import { useInboxCounts } from '../../features/needs-you/queries.ts';
import { recoveredSentence } from '../../features/needs-you/queue-messages.ts';
import { triageMessages } from '../../features/needs-you/triage/triage-messages.ts';
import { NotificationSwitch } from '../../features/needs-you/notification-switch.tsx';
import { PushOffer } from '../../features/notifications/preferences/push-offer.tsx';
import { paths } from '../../paths.ts';
import { QueueSkeleton } from './needs-you/queue-skeleton.tsx';
import { LastWords, SuggestedLine } from './needs-you/row-words.tsx';
import styles from './needs-you.module.css';

// The box and what it needs is as large as the rest of the page, and it is not needed to look.
const InlineReply = lazy(() => import('./needs-you/inline-reply.tsx'));

export function meta() {
  return [{ title: 'Needs you · Spotter' }];
}

export default function NeedsYouPage() {
  const { assignee, choose } = useAssigneeInAddress();
  return (
    <PageShell>
      <PageHead title={needsYouMessages.title} lead={needsYouMessages.subtitle}>
        <div className={styles.ways}>
          <StartTriage />
          <TellMe />
        </div>
      </PageHead>
      <Recovered />
      <AssigneeTabs chosen={assignee} onChoose={choose} />
      <NeedsYouQueue
        assignee={assignee}
        skeleton={<QueueSkeleton />}
        maySuggest={maySuggest}
        content={{
          nameOf: contactNameOf,
          words: (chat) => <LastWords chat={chat} />,
          brief: (chat) => <BriefOfChat chatId={chat._id} name={contactNameOf(chat)} />,
          suggestion: (chat) => <SuggestedLine chat={chat} />,
        }}
        reply={(chat, end) => (
          <Suspense fallback={null}>
            <InlineReply
              chatId={chat._id}
              // Somebody in danger or under age is answered in the coach's own words.
              suggests={chat.needsYou?.urgency !== 'severe'}
              onSent={end}
              onLeave={end}
            />
          </Suspense>
        )}
      />
    </PageShell>
  );
}

/** Whose chats show, as the address says it: so a chat leads back to the same ones. */
function useAssigneeInAddress() {
  const [params, setParams] = useSearchParams();
  const assignee = AssigneeFilter.nullable().catch(null).parse(params.get('assignee'));
  const choose = (next: AssigneeFilter | null) =>
    setParams(next === null ? {} : { assignee: next }, { replace: true, preventScrollReset: true });
  return { assignee, choose };
}

/** How many leads did not get lost because somebody acted. */
function Recovered() {
  const sentence = recoveredSentence(useInboxCounts().data?.recovered ?? 0);
  return sentence === null ? null : <p className={styles.recovered}>{sentence}</p>;
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
