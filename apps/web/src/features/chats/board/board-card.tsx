import type { Chat, ChatStage, Tag } from '@spotter/contract';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import type { Origin } from '../../../components/way-back/use-origin.ts';
import { paths } from '../../../paths.ts';
import { contactNameOf } from '../contact-name.ts';
import { authorName, snippet, stageNames } from '../messages.ts';
import { windowLeft } from '../send/window-left.ts';
import { ScoreMark } from '../state/score-mark.tsx';
import { scoreReasonsOf } from '../state/score-words.ts';
import { RowTags } from '../tags/tag-chip.tsx';
import { timeAgo } from '../times.ts';
import { boardStages, cardWindow, moveLabel } from './board-messages.ts';
import styles from './board-card.module.css';

/** The id of the sentence that says how a card is moved with the keyboard. */
export const cardHintId = 'board-card-hint';

/** A card in a stage. */
export type CardPlace = { chatId: string; stage: ChatStage };

/** What cards have in common. */
export type CardActs = {
  tags: Tag[];
  now: Date;
  /** The address of the board, to which an opened chat leads back. */
  address: string;
  /** The card that gets the focus once it is there: the keyboard has moved it. */
  focusOn: RefObject<CardPlace | null>;
  onPointerDown: (event: PointerEvent, chat: Chat) => void;
  onKeyDown: (event: KeyboardEvent, chat: Chat) => void;
  onBlur: () => void;
  onMove: (chat: Chat, to: ChatStage) => void;
};

/** One lead of the board. The card opens the chat; dragged, by Space or by its choice it goes to another stage. */
export function BoardCard({ chat, acts, isCarried }: { chat: Chat; acts: CardActs; isCarried: boolean }) {
  const name = contactNameOf(chat);
  return (
    <div className={styles.card} data-carried={isCarried || undefined}>
      <Link
        className={styles.open}
        to={paths.chat(chat._id)}
        state={{ from: acts.address, before: null } satisfies Origin}
        data-card={chat._id}
        draggable={false}
        aria-describedby={cardHintId}
        onPointerDown={(event) => acts.onPointerDown(event, chat)}
        onKeyDown={(event) => acts.onKeyDown(event, chat)}
        onBlur={acts.onBlur}
      >
        <CardSummary chat={chat} tags={acts.tags} now={acts.now} />
      </Link>
      <span className={styles.move}>
        <IconArrowsExchange size={18} aria-hidden />
        <select
          aria-label={moveLabel(name)}
          title={moveLabel(name)}
          value={chat.stage}
          onChange={(event) => acts.onMove(chat, event.currentTarget.value as ChatStage)}
        >
          {boardStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** What a card shows, also while it is dragged. */
export function CardSummary({ chat, tags, now }: { chat: Chat; tags: Tag[]; now: Date }) {
  const name = contactNameOf(chat);
  const last = chat.history.at(-1);
  const { tone } = windowLeft(chat, now);
  const own = tags.filter(({ _id }) => chat.tags.some((given) => given._id === _id));
  const window = cardWindow(chat, now);
  return (
    <>
      <span className={styles.head}>
        <Avatar name={name} picture={chat.picture} size={32} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {chat.unread > 0 && (
          <span className={styles.unread}>
            {chat.unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
        {chat.score !== null && <ScoreMark score={chat.score} />}
      </span>
      {last !== undefined && (
        <span className={styles.said} data-author={last.author}>
          {last.author !== 'contact' && `${authorName(last.author, name)}: `}
          <bdi>{snippet(last)}</bdi>
        </span>
      )}
      <span className={styles.why}>
        {chat.score !== null && scoreReasonsOf(chat.score).map((reason) => <span key={reason}>{reason}</span>)}
      </span>
      <span className={styles.marks}>
        <RowTags tags={own} />
        {window !== '' && <span data-tone={tone}>{window}</span>}
        {last !== undefined && <time dateTime={last.date}>{timeAgo(last.date, now)}</time>}
      </span>
    </>
  );
}
