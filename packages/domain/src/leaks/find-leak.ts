import { type Leak, leakKinds } from '../inbox/leak-kinds.ts';
import { leakSpans, type LeakFacts, type LeakSpan } from './leak-spans.ts';

/** The leak of a chat now, and when to look at the chat again without a new fact; null: not again. */
export type LeakNow = { leak: Leak | null; lookAt: Date | null };

/**
 * Returns how the lead of a chat is about to be lost: the most pressing way, and only one. `handled`: cases that
 * were taken care of.
 */
export function findLeak(facts: LeakFacts, now: Date, handled: readonly Leak[] = []): LeakNow {
  const isHandled = ({ kind, since }: LeakSpan) =>
    handled.some((leak) => leak.kind === kind && leak.since.getTime() === since.getTime());
  const spans = leakSpans(facts).filter((span) => span.until > now && span.from < span.until && !isHandled(span));
  const present = spans
    .filter(({ from }) => from <= now)
    .toSorted((one, other) => leakKinds.indexOf(one.kind) - leakKinds.indexOf(other.kind))[0];
  const edges = spans.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > now);
  return {
    leak: present === undefined ? null : { kind: present.kind, since: present.since },
    lookAt: edges.length === 0 ? null : new Date(Math.min(...edges.map(Number))),
  };
}
