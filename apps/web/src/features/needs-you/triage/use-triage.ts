import type { Chat } from '@spotter/contract';
import { useEffect, useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { useNeedsYou } from '../queries.ts';

/** A wait of a chat. One that comes back for something new is another wait. */
type Wait = { chatId: string; since: string };

type Progress = {
  /** The chat in front of the coach. It stays until they act, whatever comes in meanwhile. */
  present: Wait | null;
  finished: Wait[];
  /** In the order in which they were put off. */
  later: Wait[];
  isOver: boolean;
  startedAt: Date;
  /** When the coach last did something. */
  actedAt: Date;
};

/** Leads through the chats that need the coach, one at a time. */
export function useTriage() {
  const queue = useNeedsYou();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = queue;
  const [progress, setProgress] = useState<Progress>(begin);
  const { present } = progress;
  const waiting = (queue.data ?? []).flatMap((chat) => {
    const wait = waitOf(chat);
    const isPast = wait === null || [...progress.finished, ...progress.later].some((past) => isSame(past, wait));
    return isPast ? [] : [wait];
  });
  const others = waiting.filter(({ chatId }) => chatId !== present?.chatId);
  const [next] = others;
  const needsMore = queue.data !== undefined && next === undefined && hasNextPage && !isFetchNextPageError;

  if (present === null && !progress.isOver && queue.data !== undefined) {
    if (next !== undefined) setProgress({ ...progress, present: next });
    else if (!needsMore) setProgress({ ...progress, isOver: true });
  }
  useEffect(() => {
    if (needsMore && !isFetchingNextPage) void fetchNextPage();
  }, [needsMore, isFetchingNextPage, fetchNextPage]);

  const act = (change: (before: Progress) => Partial<Progress>) =>
    setProgress((before) => ({ ...before, ...change(before), actedAt: presentTime() }));

  return {
    queue,
    present,
    next,
    left: others.length + (present === null ? 0 : 1),
    /** The chats that came in since the end. */
    newCount: waiting.length,
    finishedCount: progress.finished.length,
    laterCount: progress.later.length,
    isOver: progress.isOver && present === null,
    tookMs: progress.actedAt.getTime() - progress.startedAt.getTime(),
    canGoBack: progress.later.length > 0,
    /** Goes to the next chat, unless the coach has gone on from this one already. */
    finish: (chatId: string) =>
      act(({ present: at, finished }) => (at?.chatId === chatId ? { present: null, finished: [...finished, at] } : {})),
    /** Lets a chat come again that was finished by mistake. */
    takeBack: (chatId: string) =>
      act(({ finished }) => ({ finished: finished.filter((wait) => wait.chatId !== chatId), isOver: false })),
    putOff: () => act(({ present: at, later }) => (at === null ? {} : { present: null, later: [...later, at] })),
    /** Returns to the chat that was put off last. */
    goBack: () =>
      act(({ later }) => {
        const last = later.at(-1);
        return last === undefined ? {} : { present: last, later: later.slice(0, -1), isOver: false };
      }),
    goOn: () => act(() => ({ isOver: false })),
  };
}

function begin(): Progress {
  const now = presentTime();
  return { present: null, finished: [], later: [], isOver: false, startedAt: now, actedAt: now };
}

function waitOf({ _id, needsYou }: Chat): Wait | null {
  return needsYou === null ? null : { chatId: _id, since: needsYou.since };
}

function isSame(one: Wait, other: Wait): boolean {
  return one.chatId === other.chatId && one.since === other.since;
}
