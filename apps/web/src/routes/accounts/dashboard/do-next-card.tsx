import { Button, Skeleton } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconSparkles } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { useOnline } from '../../../api/online.ts';
import { contactNameOf } from '../../../features/chats/contact-name.ts';
import { maySuggest, useSuggestedReply } from '../../../features/chats/send/suggested-reply.ts';
import { useIsSending, useSendMessage } from '../../../features/chats/send/use-send-message.ts';
import type { CardActs } from '../../../features/needs-you/do-next/do-next.tsx';
import { doNextMessages } from '../../../features/needs-you/do-next/messages.ts';
import { paths } from '../../../paths.ts';
import { LastWords } from '../../chats/needs-you/row-words.tsx';
import styles from './do-next-card.module.css';

const InlineReply = lazy(() => import('../../chats/needs-you/inline-reply.tsx'));

/** What they wrote, what the agent would answer, and the three things to do with it. */
export function DoNextCard({ chat, isFirst, onSent, onNotNow }: CardActs & { chat: Chat }) {
  // Somebody in danger or under age is answered in the coach's own words.
  const isSevere = chat.needsYou?.urgency === 'severe';
  const canSend = chat.sendWindow !== 'closed';
  const isSuggested = !isSevere && maySuggest(chat);
  const suggestion = useSuggestedReply(chat, isSuggested);
  const [isWriting, setIsWriting] = useState(false);
  // What failed stays in the card: the text is there, and the toast says why.
  const send = useSendMessage(chat, onSent, () => undefined);
  const isSending = useIsSending(chat._id);
  const isOnline = useOnline();
  const name = contactNameOf(chat);
  const text = suggestion.data?.text;
  const named = (label: string) => `${label}: ${name}`;

  return (
    <>
      <p className={styles.text} dir="auto">
        {chat.needsYou?.quote == null ? <LastWords chat={chat} /> : `“${chat.needsYou.quote.text}”`}
      </p>
      {isWriting ? (
        <Suspense fallback={null}>
          <InlineReply chatId={chat._id} suggests={!isSevere} onSent={onSent} onLeave={() => setIsWriting(false)} />
        </Suspense>
      ) : isSuggested && suggestion.isPending ? (
        <Suggested>
          <span className="visually-hidden" role="status">
            {doNextMessages.thinking}
          </span>
          <Skeleton height={12} mt={4} aria-hidden />
          <Skeleton height={12} mt={12} width="70%" aria-hidden />
        </Suggested>
      ) : text !== undefined ? (
        <Suggested>
          <span className="visually-hidden">{doNextMessages.suggested}: </span>
          <bdi>{text}</bdi>
        </Suggested>
      ) : (
        <p className={styles.note}>
          {!canSend ? doNextMessages.cannotSend : isSevere ? doNextMessages.ownWords : doNextMessages.noSuggestion}
        </p>
      )}
      <div className={styles.acts}>
        {!isWriting && text !== undefined && (
          <Button
            variant={isFirst ? 'filled' : 'default'}
            disabled={isSending || !isOnline}
            aria-label={named(doNextMessages.send)}
            onClick={() => send(text)}
          >
            {isSending ? doNextMessages.sending : doNextMessages.send}
          </Button>
        )}
        {!canSend ? (
          <Button
            component={LinkFromHere}
            to={paths.chat(chat._id)}
            variant="default"
            aria-label={named(doNextMessages.openChat)}
          >
            {doNextMessages.openChat}
          </Button>
        ) : isWriting ? (
          <Button variant="subtle" color="gray" onClick={() => setIsWriting(false)}>
            {doNextMessages.close}
          </Button>
        ) : (
          <Button
            variant="default"
            disabled={isSending}
            aria-label={named(text === undefined ? doNextMessages.write : doNextMessages.edit)}
            onClick={() => setIsWriting(true)}
          >
            {text === undefined ? doNextMessages.write : doNextMessages.edit}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          disabled={isSending}
          aria-label={named(doNextMessages.notNow)}
          onClick={onNotNow}
        >
          {doNextMessages.notNow}
        </Button>
      </div>
    </>
  );
}

/** A text in the agent's voice. */
function Suggested({ children }: { children: ReactNode }) {
  return (
    <div className={styles.suggested} dir="auto">
      <IconSparkles size={16} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
