import { Button, Skeleton } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconMoodCheck, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { needsYouMessages } from '../messages.ts';
import { endSentence, endTitle, triageMessages } from '../triage/triage-messages.ts';
import { doNextMessages, othersSentence } from './messages.ts';
import { maxCards } from './cards.ts';
import { useDoNext } from './use-do-next.ts';
import styles from './do-next.module.css';

/** What a card can do with its chat. `isFirst`: it has the one action that matters most on the page. */
export type CardActs = { isFirst: boolean; onSent: () => void; onNotNow: () => void };

/** What to do next: a few chats, one card each, and what is said when they are done. */
export function DoNext({ card }: { card: (chat: Chat, acts: CardActs) => ReactNode }) {
  const doNext = useDoNext();
  const { queue, cards, acted } = doNext;
  const place = useRef<HTMLDivElement>(null);
  // What the coach did took the button away that had the focus.
  useEffect(() => {
    if (acted > 0) place.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [acted]);

  if (queue.isPending) return <DoNextSkeleton />;
  if (queue.data === undefined) {
    return (
      <p className={styles.line} role="alert">
        {doNextMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void queue.refetch()}>
          {needsYouMessages.retry}
        </button>
      </p>
    );
  }
  return (
    <div ref={place}>
      {doNext.isOver ? (
        <DoNextEnd doNext={doNext} />
      ) : cards.length === 0 ? (
        <p className={styles.line}>
          <IconMoodCheck size={20} aria-hidden />
          {doNextMessages.caughtUp}
        </p>
      ) : (
        <ul className={styles.cards} aria-label={doNextMessages.title}>
          {cards.map((chat, index) => (
            <li key={chat._id} className={styles.item} data-urgency={chat.needsYou?.urgency}>
              {card(chat, {
                isFirst: index === 0,
                onSent: () => doNext.finish(chat),
                onNotNow: () => doNext.putOff(chat),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How long the cards took, how each ended, and the way to the other chats. */
function DoNextEnd({ doNext }: { doNext: ReturnType<typeof useDoNext> }) {
  const { finishedCount, laterCount, othersCount, queue } = doNext;
  return (
    <div className={styles.end}>
      <IconMoodCheck size={24} aria-hidden />
      <div>
        <h3 className={styles.endTitle} tabIndex={-1} data-next>
          {endTitle(doNext.tookMs)}
        </h3>
        <p>
          {endSentence(finishedCount, laterCount)} {othersSentence(othersCount, queue.hasNextPage)}
        </p>
      </div>
      {othersCount + laterCount > 0 && (
        <Button
          component={Link}
          to={paths.triage}
          variant="default"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
        >
          {triageMessages.start}
        </Button>
      )}
    </div>
  );
}

function DoNextSkeleton() {
  return (
    <div className="delayed" role="status" aria-label={doNextMessages.loading}>
      <div className={styles.cards} aria-hidden>
        {Array.from({ length: maxCards }, (_, card) => (
          <div key={card} className={styles.item}>
            <Skeleton height={40} width="70%" />
            <Skeleton height={16} mt={16} />
            <Skeleton height={72} mt={16} />
            <Skeleton height={44} mt={16} width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
