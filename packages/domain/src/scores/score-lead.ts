import { findWindow, type WindowFacts } from '../autoreply/window/messaging-window.ts';
import { type FactField, factFieldOf } from '../facts/fact-fields.ts';
import type { ScoreReason } from '../inbox/score-reasons.ts';

const dayMs = 24 * 3_600_000;

/** Fewer leads than this say nothing about where the next one comes from. */
const minLeads = 20;

/** What shows that a lead means it. Health, age and language are none of these, and the answers are not read. */
const tellingFields: FactField[] = ['goal', 'tried_before', 'start_when', 'training_days', 'budget_fit'];

/** How many leads came from somewhere, and how many of these booked a call. */
export type SourceHistory = { engaged: number; booked: number };

/** What the score of a lead depends on. Who they are, what they look like and what they suffer from is not in it. */
export type ScoreFacts = WindowFacts & {
  /**
   * Why this contact is not a lead: they said stop or no, are a seller, lost, or on the never list (`closed`), or
   * may be in danger or under age (`severe`); null: they are one.
   */
  closed: 'closed' | 'severe' | null;
  isQualified: boolean;
  /** The names of what is known about them; only the telling ones count. */
  known: string[];
  /** Whether a keyword of the coach brought them. */
  hasKeyword: boolean;
  /** Whether they were handed over because they asked how to pay. */
  asksAboutPaying: boolean;
  /** Their calls, without canceled ones. */
  calls: { status: 'offered' | 'pending' | 'booked'; outcome: 'shown' | 'no-show' | null; startsAt: Date }[];
  /** The workspace's own leads from the same source, and all of them. */
  source: SourceHistory;
  all: SourceHistory;
};

/**
 * A score from 0 to 100 with the reasons that moved it most, and when time alone changes it; null: never.
 * A contact with the reason `severe` is not scored: the 0 sorts them last.
 */
export type ScoreNow = { score: number; reasons: ScoreReason[]; dueAt: Date | null };

type Part = { reason: ScoreReason; points: number; of: number };

/** Returns how promising a lead is. The same facts at the same time always give the same score. */
export function scoreLead(facts: ScoreFacts, now: Date): ScoreNow {
  if (facts.closed !== null) return { score: 0, reasons: [facts.closed], dueAt: null };
  const parts = [fitOf(facts), intentOf(facts), recencyOf(facts, now), windowOf(facts, now), sourceOf(facts)];
  // What moved the score furthest from the middle explains it.
  const weight = ({ points, of }: Part) => Math.abs(points - of / 2);
  return {
    score: parts.reduce((all, { points }) => all + points, 0),
    reasons: parts
      .toSorted((one, other) => weight(other) - weight(one))
      .slice(0, 3)
      .map(({ reason }) => reason),
    dueAt: nextChange(facts, now),
  };
}

function fitOf({ isQualified, known }: ScoreFacts): Part {
  if (isQualified) return { reason: 'fits', points: 35, of: 35 };
  const told = new Set(known.map(factFieldOf).filter((field) => field !== null && tellingFields.includes(field))).size;
  return { reason: told >= 3 ? 'told-much' : 'told-little', points: 4 * told, of: 35 };
}

function intentOf({ calls, asksAboutPaying, hasKeyword }: ScoreFacts): Part {
  const last = calls.toSorted((one, other) => +other.startsAt - +one.startsAt)[0];
  const part = (reason: ScoreReason, points: number): Part => ({ reason, points, of: 25 });
  if (last?.outcome === 'shown') return part('came-to-call', 25);
  if (asksAboutPaying) return part('asks-about-paying', 25);
  if (last?.outcome === 'no-show') return part('missed-call', 10);
  if (last !== undefined) return last.status === 'booked' ? part('call-booked', 25) : part('call-offered', 15);
  return hasKeyword ? part('keyword', 8) : part('no-sign', 0);
}

const recency: { withinMs: number; reason: ScoreReason; points: number }[] = [
  { withinMs: dayMs, reason: 'wrote-today', points: 20 },
  { withinMs: 3 * dayMs, reason: 'wrote-lately', points: 12 },
  { withinMs: 7 * dayMs, reason: 'wrote-this-week', points: 6 },
];

function recencyOf({ lastInboundAt }: ScoreFacts, now: Date): Part {
  const step = recency.find(({ withinMs }) => lastInboundAt !== null && +now < +lastInboundAt + withinMs);
  return { reason: step?.reason ?? 'silent', points: step?.points ?? 0, of: 20 };
}

function windowOf(facts: ScoreFacts, now: Date): Part {
  const { closesAt, coachClosesAt } = findWindow(facts);
  if (closesAt !== null && now < closesAt) return { reason: 'window-open', points: 10, of: 10 };
  if (coachClosesAt !== null && now < coachClosesAt) return { reason: 'only-coach-writes', points: 5, of: 10 };
  return { reason: 'window-closed', points: 0, of: 10 };
}

/** Half of the points where the numbers do not say. */
function sourceOf({ source, all }: ScoreFacts): Part {
  const usual: Part = { reason: 'source-books-as-usual', points: 5, of: 10 };
  if (source.engaged < minLeads || all.booked === 0) return usual;
  const ratio = source.booked / source.engaged / (all.booked / all.engaged);
  if (ratio >= 1.25) return { reason: 'source-books-more', points: 10, of: 10 };
  return ratio > 0.75 ? usual : { reason: 'source-books-less', points: 0, of: 10 };
}

/** When a step of recency or the window ends. */
function nextChange(facts: ScoreFacts, now: Date): Date | null {
  const { lastInboundAt } = facts;
  if (lastInboundAt === null) return null;
  const { closesAt, coachClosesAt } = findWindow(facts);
  const edges = [
    ...recency.map(({ withinMs }) => +lastInboundAt + withinMs),
    ...[closesAt, coachClosesAt].flatMap((edge) => (edge === null ? [] : [+edge])),
  ].filter((edge) => edge > +now);
  return edges.length === 0 ? null : new Date(Math.min(...edges));
}
