import { Button } from '@mantine/core';
import type { Chat, NeedsYou } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconCheck,
  IconClockExclamation,
  IconHandStop,
  IconMailX,
  IconMoodCheck,
  IconPlugConnectedX,
  IconQuestionMark,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { paths } from '../../paths.ts';
import { needsYouMessages, needsYouReasons } from './messages.ts';
import { useNeedsYou, useResolve } from './queries.ts';

const icons: Record<NeedsYou['urgency'], typeof IconHandStop> = {
  severe: IconAlertTriangle,
  'window-closing': IconClockExclamation,
  'send-failed': IconMailX,
  'handed-over': IconHandStop,
  unconfirmed: IconQuestionMark,
};

/** The chats that wait for the coach, the most urgent first; `describe` says what a conversation looks like. */
export function NeedsYouQueue({ describe, skeleton }: { describe: (chat: Chat) => ReactNode; skeleton: ReactNode }) {
  const queue = useNeedsYou();
  const resolve = useResolve();

  if (queue.isPending) return skeleton;
  if (queue.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={needsYouMessages.failedTitle}
        action={{ label: needsYouMessages.retry, onClick: () => void queue.refetch() }}
      >
        {needsYouMessages.failedHint}
      </StateMessage>
    );
  }
  if (queue.data.length === 0) {
    return (
      <StateMessage icon={<IconMoodCheck />} title={needsYouMessages.emptyTitle}>
        {needsYouMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className="queue">
        {queue.data.map((chat) => (
          <li key={chat._id} className="queue-item" data-urgency={chat.needsYou?.urgency}>
            <Link className="conversation queue-chat" to={paths.chat(chat._id)}>
              {chat.needsYou !== null && <Reason of={chat.needsYou} source={chat.from} />}
              {describe(chat)}
            </Link>
            <Button
              variant="subtle"
              color="gray"
              className="queue-done"
              leftSection={<IconCheck size={18} aria-hidden />}
              aria-label={`${needsYouMessages.done}: ${chat.username ?? chat.senderId}`}
              disabled={resolve.isPending && resolve.variables === chat._id}
              onClick={() =>
                resolve.mutate(chat._id, {
                  onSuccess: () => toast.success(`${needsYouMessages.taken} ${needsYouMessages.undo}`),
                  onError: () => toast.error(needsYouMessages.doneFailed),
                })
              }
            >
              {needsYouMessages.done}
            </Button>
          </li>
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button
          variant="default"
          className="queue-more"
          disabled={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {needsYouMessages.more}
        </Button>
      )}
    </>
  );
}

function Reason({ of, source }: { of: NeedsYou; source: string }) {
  const Icon = icons[of.urgency];
  return (
    <span className="queue-reason">
      <Icon size={16} aria-hidden />
      {needsYouReasons[of.why]}
      <span className="queue-channel">
        <ChannelIcon source={source} size={16} />
      </span>
    </span>
  );
}
