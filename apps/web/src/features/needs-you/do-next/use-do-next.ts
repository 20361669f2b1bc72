import { useSessionStorage } from '@mantine/hooks';
import type { Chat } from '@spotter/contract';
import { useState } from 'react';
import { presentTime } from '../../../components/time/present-time.ts';
import { useNeedsYou } from '../queries.ts';
import { type DoNextProgress, cardsOf } from './cards.ts';

type Progress = DoNextProgress & {
  startedAt: Date;
  /** When the coach last did something. */
  actedAt: Date;
};

/** Leads through the first few chats that need the coach, and counts the time. */
export function useDoNext() {
  const queue = useNeedsYou();
  // What was put off does not come back at each visit of the page, but in the next session of the browser.
  const [earlier, setEarlier] = useSessionStorage<string[]>({
    key: 'do-next-put-off',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [progress, setProgress] = useState<Progress>(begin);
  const waiting = new Map(
    (queue.data ?? [])
      .map((chat) => [waitOf(chat), chat] as const)
      .filter(([wait]) => !earlier.includes(wait) || progress.putOff.includes(wait)),
  );
  const cards = cardsOf([...waiting.keys()], progress);
  if (cards.join() !== progress.shown.join()) setProgress({ ...progress, shown: cards });
  const acted = progress.finished.length + progress.putOff.length;

  const act = (kind: 'finished' | 'putOff', chat: Chat) =>
    setProgress((before) => ({ ...before, [kind]: [...before[kind], waitOf(chat)], actedAt: presentTime() }));

  return {
    queue,
    cards: cards.flatMap((wait) => waiting.get(wait) ?? []),
    acted,
    isOver: acted > 0 && cards.length === 0,
    finishedCount: progress.finished.length,
    laterCount: progress.putOff.length,
    /** The chats that need the coach besides. */
    othersCount: [...waiting.keys()].filter(
      (wait) => !progress.finished.includes(wait) && !progress.putOff.includes(wait) && !cards.includes(wait),
    ).length,
    tookMs: progress.actedAt.getTime() - progress.startedAt.getTime(),
    finish: (chat: Chat) => act('finished', chat),
    putOff(chat: Chat) {
      setEarlier((before) => [...before, waitOf(chat)]);
      act('putOff', chat);
    },
  };
}

function begin(): Progress {
  const now = presentTime();
  return { shown: [], finished: [], putOff: [], startedAt: now, actedAt: now };
}

/** Names a wait of a chat. One that comes back for something new is another wait. */
function waitOf({ _id, needsYou }: Chat): string {
  return `${_id} ${needsYou?.since}`;
}
