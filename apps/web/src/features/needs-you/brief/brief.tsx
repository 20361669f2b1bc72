import { Button, Skeleton } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { IconMoodCheck, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { needsYouMessages } from '../messages.ts';
import { endSentence, endTitle, triageMessages } from '../triage/triage-messages.ts';
import { briefMessages, othersSentence } from './brief-messages.ts';
import { cardsInBrief } from './brief-cards.ts';
import { useBrief } from './use-brief.ts';
import styles from './brief.module.css';

/** What a card can do with its chat. `isFirst`: it has the one action that matters most on the page. */
export type CardActs = { isFirst: boolean; onSent: () => void; onNotNow: () => void };

/** What to do next: a few chats, one card each, and what is said when they are done. */
export function Brief({ card }: { card: (chat: Chat, acts: CardActs) => ReactNode }) {
  const brief = useBrief();
  const { queue, cards, acted } = brief;
  const place = useRef<HTMLDivElement>(null);
  // What the coach did took the button away that had the focus.
  useEffect(() => {
    if (acted > 0) place.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [acted]);

  if (queue.isPending) return <BriefSkeleton />;
  if (queue.data === undefined) {
    return (
      <p className={styles.line} role="alert">
        {briefMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void queue.refetch()}>
          {needsYouMessages.retry}
        </button>
      </p>
    );
  }
  return (
    <div ref={place}>
      {brief.isOver ? (
        <BriefEnd brief={brief} />
      ) : cards.length === 0 ? (
        <p className={styles.line}>
          <IconMoodCheck size={20} aria-hidden />
          {briefMessages.caughtUp}
        </p>
      ) : (
        <ul className={styles.cards} aria-label={briefMessages.title}>
          {cards.map((chat, index) => (
            <li key={chat._id} className={styles.item} data-urgency={chat.needsYou?.urgency}>
              {card(chat, {
                isFirst: index === 0,
                onSent: () => brief.finish(chat),
                onNotNow: () => brief.putOff(chat),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How long the cards took, how each ended, and the way to the other chats. */
function BriefEnd({ brief }: { brief: ReturnType<typeof useBrief> }) {
  const { finishedCount, laterCount, othersCount, queue } = brief;
  return (
    <div className={styles.end}>
      <IconMoodCheck size={24} aria-hidden />
      <div>
        <h3 className={styles.endTitle} tabIndex={-1} data-next>
          {endTitle(brief.tookMs)}
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

function BriefSkeleton() {
  return (
    <div className="delayed" role="status" aria-label={briefMessages.loading}>
      <div className={styles.cards} aria-hidden>
        {Array.from({ length: cardsInBrief }, (_, card) => (
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
