import { useMediaQuery } from '@mantine/hooks';
import type { Bot, Chat, ChatStage, Tag } from '@spotter/contract';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { type ListFilter, noFilter } from '../list/list-filter.ts';
import { stageNames } from '../messages.ts';
import { TagGone } from '../tags/tag-gone.tsx';
import { useIsTagGone, useTags } from '../tags/tag-queries.ts';
import { type CardActs, cardHintId, type CardPlace, CardSummary } from './board-card.tsx';
import { BoardColumnView } from './board-column.tsx';
import { boardMessages, boardStages, countText } from './board-messages.ts';
import { useBoardColumns, useLiveBoard, useMoveCard } from './board-queries.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useCardKeys } from './use-card-keys.ts';
import styles from './board.module.css';

const clockRenewedMs = 30_000;
const noTags: Tag[] = [];

/** An account's leads by stage: all stages side by side, on a phone one at a time. */
export function Board({
  bot,
  filter,
  onFilter,
}: {
  bot: Bot;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const columns = useBoardColumns(bot._id).data;
  const tags = useTags().data ?? noTags;
  const now = useNow(clockRenewedMs);
  const { pathname, search } = useLocation();
  const board = useRef<HTMLDivElement>(null);
  const move = useMoveCard(bot._id);
  const focusOn = useRef<CardPlace | null>(null);
  useLiveBoard({ credentialId: bot.integration, botId: bot._id });

  const focusIn = (chat: Chat, stage: ChatStage) => {
    focusOn.current = { chatId: chat._id, stage };
  };
  const keys = useCardKeys({
    onDrop: (chat, to) => {
      focusIn(chat, to);
      move({ chat, to });
    },
    onTaken: (chat) => focusIn(chat, chat.stage),
  });
  const { dragged, ghost, begin } = useCardDrag(board, (chat, to) => move({ chat, to }));
  const acts: CardActs = {
    tags,
    now,
    address: pathname + search,
    focusOn,
    onPointerDown: begin,
    onKeyDown: keys.onKeyDown,
    onBlur: keys.cancel,
    onMove: (chat, to) => move({ chat, to }),
  };
  const only = filter.stage ?? (isWide ? null : 'engaged');
  const isTagGone = useIsTagGone(filter.tag);
  if (isTagGone) return <TagGone onShowAll={() => onFilter(noFilter)} />;
  const over = keys.carried?.over ?? dragged?.over ?? null;
  const countOf = (stage: ChatStage) => columns?.find((column) => column.stage === stage)?.count;
  return (
    <div className={styles.frame}>
      {!isWide && (
        <div className={styles.stages} role="group" aria-label={boardMessages.stages}>
          {boardStages.map((stage) => (
            <PillButton
              key={stage}
              aria-pressed={stage === only}
              data-over={stage === over || undefined}
              onClick={() => onFilter({ ...filter, stage })}
            >
              {stageNames[stage]}
              {countOf(stage) !== undefined && <span className={styles.count}>{countText(countOf(stage)!)}</span>}
            </PillButton>
          ))}
        </div>
      )}
      <div className={styles.board} ref={board} data-dragging={dragged !== null || undefined}>
        {boardStages
          .filter((stage) => only === null || stage === only)
          .map((stage) => (
            <BoardColumnView
              key={`${bot._id} ${stage}`}
              botId={bot._id}
              stage={stage}
              filter={filter}
              summary={columns?.find((column) => column.stage === stage)}
              acts={acts}
              isOver={stage === over}
              carriedId={keys.carried?.chat._id ?? dragged?.chat._id ?? null}
            />
          ))}
      </div>
      <div className={styles.ghost} ref={ghost} aria-hidden>
        {dragged !== null && <Ghost chat={dragged.chat} tags={tags} now={now} />}
      </div>
      <p id={cardHintId} className="visually-hidden">
        {boardMessages.hint}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {keys.announcement}
      </p>
    </div>
  );
}

function Ghost(props: { chat: Chat; tags: Tag[]; now: Date }) {
  return (
    <div className={styles.ghostCard}>
      <CardSummary {...props} />
    </div>
  );
}
