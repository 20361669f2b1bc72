import { Button } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconCheck } from '@tabler/icons-react';
import { useKeyHint, useKeys } from '../../components/keys/use-keys.ts';
import { useNow } from '../../components/time/use-now.ts';
import { needsYouMessages } from './messages.ts';
import { Reason, Since } from './reason.tsx';
import type { useDone } from './use-done.ts';
import styles from './needs-you-bar.module.css';

const clockRenewedMs = 30_000;

/** Says in an open chat why it waits for the coach, with "Done". */
export function NeedsYouBar({ chat, done: { done, busyWith } }: { chat: Chat; done: ReturnType<typeof useDone> }) {
  const hint = useKeyHint();
  const now = useNow(clockRenewedMs);
  const isWaiting = chat.needsYou !== null;
  useKeys({ done: isWaiting && busyWith === null ? () => done(chat._id) : null });
  if (chat.needsYou === null) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.why}>
        <Reason of={chat.needsYou} />
        <Since of={chat.needsYou} now={now} />
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconCheck size={18} aria-hidden />}
        disabled={busyWith !== null}
        onClick={() => done(chat._id)}
        {...hint('done', needsYouMessages.done)}
      >
        {needsYouMessages.done}
      </Button>
    </div>
  );
}
