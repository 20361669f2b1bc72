import { Button } from '@mantine/core';
import { IconClockPlay, IconX } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useKeyHint, useKeys } from '../../components/keys/use-keys.ts';
import { ChatSkeleton } from '../../features/chats/chat-skeleton.tsx';
import { useChat } from '../../features/chats/queries.ts';
import { QueueFailed } from '../../features/needs-you/queue-states.tsx';
import { leftSentence, triageMessages } from '../../features/needs-you/triage/triage-messages.ts';
import { useTriage } from '../../features/needs-you/triage/use-triage.ts';
import { useDone } from '../../features/needs-you/use-done.ts';
import { paths } from '../../paths.ts';
import { TriageChat } from './triage/triage-chat.tsx';
import { TriageEnd } from './triage/triage-end.tsx';
import styles from './triage.module.css';

export function meta() {
  return [{ title: 'Needs you, one by one · Spotter' }];
}

/** The chats that need the coach, one at a time, until none is left. */
export default function TriagePage() {
  const triage = useTriage();
  const { queue, present } = triage;
  const navigate = useNavigate();
  const done = useDone({ onDone: triage.finish, onUndone: triage.takeBack });
  const hint = useKeyHint();
  const leave = () => void navigate(paths.needsYou);
  useKeys({
    leave,
    next: present === null ? null : triage.putOff,
    previous: triage.canGoBack ? triage.goBack : null,
  });
  // The next chat is there before it slides in.
  useChat(triage.next?.chatId);

  return (
    <div className={styles.triage}>
      <header className={styles.head}>
        <Link className={styles.leave} to={paths.needsYou} {...hint('leave', triageMessages.leave)}>
          <IconX size={18} aria-hidden />
          {triageMessages.leave}
        </Link>
        <p className={styles.left} role="status">
          {present !== null && leftSentence(triage.left, queue.hasNextPage)}
        </p>
        {present !== null && (
          <Button
            variant="default"
            size="sm"
            className={styles.later}
            leftSection={<IconClockPlay size={18} aria-hidden />}
            onClick={triage.putOff}
            {...hint('next', triageMessages.later)}
          >
            {triageMessages.later}
          </Button>
        )}
      </header>
      <div className={styles.stage}>
        {present !== null ? (
          <TriageChat
            key={present.chatId}
            chatId={present.chatId}
            done={done}
            onFinished={() => triage.finish(present.chatId)}
          />
        ) : triage.isOver ? (
          <TriageEnd triage={triage} onBack={leave} />
        ) : queue.data === undefined && !queue.isPending ? (
          <QueueFailed onRetry={() => void queue.refetch()} />
        ) : queue.isFetchNextPageError ? (
          <QueueFailed onRetry={() => void queue.fetchNextPage()} />
        ) : (
          <ChatSkeleton />
        )}
      </div>
    </div>
  );
}
