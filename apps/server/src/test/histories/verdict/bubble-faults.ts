import { bubblesOf } from '../history.ts';
import type { Played } from '../people.ts';
import type { SeenSend } from '../platform.ts';
import { asksToGoOn } from '../silences.ts';

type Learned = { author: string; received_at: string };

/**
 * Each message of an answer leaves after the ones before it have arrived, no more of them than the agent sends,
 * and none after somebody has spoken since the first.
 */
export function findBrokenBubbles(
  one: Played,
  ofAgent: SeenSend[],
  rows: Learned[],
  report: (what: string) => void,
): void {
  const max = bubblesOf(one.history.account);
  const spoken = rows.filter(({ author }) => author !== 'agent').map(({ received_at }) => Date.parse(received_at));
  for (const [draft, sends] of answersIn(ofAgent)) {
    const arrived = sends.filter(({ messageId }) => messageId !== null);
    const texts = new Set(arrived.map(({ text }) => text));
    if (texts.size > max) report(`${texts.size} messages of ${draft}, and not ${max}`);
    const first = sends[0]!;
    if (!first.text.includes(`Draft ${draft} `)) report(`begins with: ${first.text.slice(0, 80)}`);
    for (const [nth, { text, leftAt }] of sends.entries()) {
      if (text === first.text) continue;
      const before = sends.slice(0, nth);
      const follows = before.some((each) => each.text === first.text && each.messageId !== null);
      if (!follows) report(`left before the first: ${text.slice(0, 80)}`);
      if (before.some((each) => asksToGoOn(each.text)) && !asksToGoOn(text)) report(`left after the last: ${text}`);
      if (spoken.some((at) => at > first.leftAt && at < leftAt)) report(`they had spoken: ${text.slice(0, 80)}`);
    }
  }
}

/** Returns how many answers arrived as several messages. */
export function countBubbled(ofAgent: SeenSend[]): number {
  return answersIn(ofAgent).filter(
    ([, sends]) => new Set(sends.flatMap(({ text, messageId }) => (messageId === null ? [] : [text]))).size > 1,
  ).length;
}

/** Returns the sends of each ordinary answer, by the draft's name, in their order. */
function answersIn(ofAgent: SeenSend[]): [draft: string, sends: SeenSend[]][] {
  const drafts = new Map<string, SeenSend[]>();
  for (const send of ofAgent) {
    const name = /(?:Draft|more to say about|Shall we go on with) (dz[a-z]+)/.exec(send.text)?.[1];
    // The sentences of a text that is too long for one message follow each other without a pause.
    if (name === undefined || send.text.includes('Sentence dz')) continue;
    drafts.set(name, [...(drafts.get(name) ?? []), send]);
  }
  return [...drafts];
}
