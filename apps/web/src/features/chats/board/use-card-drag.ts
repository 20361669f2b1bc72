import type { Chat, ChatStage } from '@spotter/contract';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { boardStages } from './board-messages.ts';

/** Less than this, in pixels, is a click. */
const startsAfter = 6;
/** Closer to an edge of the board than this, in pixels, it scrolls by a step. */
const edge = 60;
const scrollStep = 16;

/** A chat that is dragged, and the stage that it is over. */
export type Dragged = { chat: Chat; over: ChatStage | null };

/** Drags cards with a mouse or pen. A finger scrolls: it has the choice on the card. */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (chat: Chat, to: ChatStage) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  const cancel = useRef(() => {});
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => cancel.current(), []);

  const begin = useCallback(
    (start: PointerEvent, chat: Chat) => {
      if (start.button !== 0 || start.pointerType === 'touch') return;
      const listening = new AbortController();
      const { signal } = listening;
      let over: ChatStage | null = null;
      let isMoving = false;

      function end(isDropped: boolean): void {
        listening.abort();
        setDragged(null);
        if (isMoving) swallowClick();
        if (isMoving && isDropped && over !== null && over !== chat.stage) drop.current(chat, over);
      }
      cancel.current = () => end(false);
      const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
        if (!isMoving && Math.hypot(clientX - start.clientX, clientY - start.clientY) < startsAfter) return;
        isMoving = true;
        over = stageAt(clientX, clientY);
        const now = over;
        setDragged((before) => (before?.over === now ? before : { chat, over: now }));
        ghost.current?.style.setProperty('translate', `${clientX}px ${clientY}px`);
        scrollNearEdge(board.current, clientX);
      };
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', () => end(true), { signal });
      window.addEventListener('pointercancel', () => end(false), { signal });
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    },
    [board],
  );
  return { dragged, ghost, begin };
}

function stageAt(x: number, y: number): ChatStage | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  return boardStages.find((stage) => stage === column?.dataset['column']) ?? null;
}

/** The click after a drag opens nothing. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

function scrollNearEdge(board: HTMLElement | null, x: number): void {
  if (board === null) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollLeft -= scrollStep;
  else if (x > right - edge) board.scrollLeft += scrollStep;
}
