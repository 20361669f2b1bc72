import { Skeleton } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconSparkles } from '@tabler/icons-react';
import { contactNameOf } from '../../../features/chats/contact-name.ts';
import { authorName, snippet } from '../../../features/chats/messages.ts';
import { useSuggestedReply } from '../../../features/chats/send/suggested-reply.ts';
import { queueMessages } from '../../../features/needs-you/queue-messages.ts';
import styles from './row-words.module.css';

/** The newest message of a chat, with its author unless the contact wrote it. */
export function LastWords({ chat }: { chat: Chat }) {
  const last = chat.history.at(-1);
  if (last === undefined) return null;
  return (
    <>
      {last.author !== 'contact' && (
        <span className={styles.author}>{authorName(last.author, contactNameOf(chat))}: </span>
      )}
      <bdi>{snippet(last)}</bdi>
    </>
  );
}

/** What the agent would answer; nothing where it has no text. */
export function SuggestedLine({ chat }: { chat: Chat }) {
  const { data, isError } = useSuggestedReply(chat, true);
  if (isError) return null;
  return (
    <span className={styles.suggested}>
      <IconSparkles size={16} aria-hidden />
      {data === undefined ? (
        <Skeleton component="span" height={12} width="40%" />
      ) : (
        <>
          <span className="visually-hidden">{queueMessages.suggested} </span>
          <bdi className={styles.text}>{data.text}</bdi>
        </>
      )}
    </span>
  );
}
