import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadExamples, withoutKeyword } from '../nearest/examples.ts';
import { createGramIndex, type GramIndex } from '../nearest/gram-index.ts';

/** A labeled message: what a person has to look at, `machine`, `past` or `none`. */
type Example = { text: string; label: string };

/** Labels of what a contact wants of the agent. */
const wishes = ['stop', 'person'];
const severe = new Set(['self-harm', 'abuse', 'medical-emergency', 'eating-disorder', 'minor']);
const ordinary = new Set(['none', 'past']);
const neighbors = 25;
const remembered = 500;
/** Max share of the neighbors' votes that may be about something severe where a message is ordinary. */
const maxDanger = 0.1;
const minOrdinary = 0.6;
/** Min share of something severe for it to be named; less is neither named nor cleared. */
const minNamed = 0.5;
/** From here on what a message does in everyday talk says more than a smaller share of anything severe. */
const minEveryday = 0.6;
const minPastMove = 0.6;
/** Moves of people who may be in need. */
const inNeed =
  /^(?:medical|angry|rude|ask-refund|wants-person|client|wrong-person|injection|feel-|life-|doubt-self|bye|injury)/;
/** The matters of moves that are for a person. */
const matters = { 'medical-now': 'medical', client: 'payment', angry: 'anger', 'wants-person': 'person' };
const minMatter = 0.8;
/** What is named unasked is near in words, too. */
const certain = { share: 0.8, likeness: 0.75 };
/** Max likeness to any labeled message at which they say nothing about one. */
const maxUnlike = 0.18;
/** Min share of questions if a machine writes. */
const minMachine = 0.6;
/** Min share of wishes for silence for them to be named, and not to be cleared. */
const minSilence = { sure: 0.4, likely: 0.18 };
/** Min share of `past` among the ordinary votes. */
const minPast = 0.3;

let index: GramIndex<Example> | null = null;

function examples(): GramIndex<Example> {
  if (index !== null) return index;
  const packed = readFileSync(new URL('examples.tsv.gz', import.meta.url));
  const lines = gunzipSync(packed).toString().split('\n');
  const rows = lines.filter((line) => line !== '').map((line) => line.split('\t') as [string, string]);
  return (index = createGramIndex(rows.map(([label, text]) => ({ label, text }))));
}

/**
 * Returns what the labeled messages that are most like a text are about: a matter for a person, `machine`,
 * `past`, or `none`; `unsure` where they differ. What is near anything severe is `none` only if it is plain
 * everyday talk.
 */
export function nameDoubt(text: string): string {
  const { votes, sumOf, danger, likeness, likeliest } = votesOn(text);
  if (likeness <= maxUnlike) return 'none';
  if (danger <= maxDanger && (votes.get('machine') ?? 0) >= minMachine) return 'machine';
  const silence = votes.get('stop') ?? 0;
  if (danger <= maxDanger && silence >= minSilence.likely) return silence >= minSilence.sure ? 'stop' : 'unsure';
  const everyday = everydayOf(text);
  const namedMatter = () => likeliest((label) => !severe.has(label) && !ordinary.has(label));
  const harmless = sumOf((label) => ordinary.has(label));
  const isOver = (votes.get('past') ?? 0) / harmless >= minPast;
  if (everyday >= minEveryday && danger < everyday) return isOver ? 'past' : 'none';
  if (everydayOf(text, 'injury-past') >= minPastMove && danger < minNamed) return 'past';
  const matter = Object.entries(matters).find(([move]) => everydayOf(text, move) >= minMatter);
  if (matter !== undefined && danger < minNamed) return namedMatter() ?? matter[1];
  if (danger > maxDanger) return danger < minNamed ? 'unsure' : (likeliest((label) => severe.has(label)) ?? 'unsure');
  if (harmless < minOrdinary) return namedMatter() ?? 'unsure';
  return isOver ? 'past' : 'none';
}

/** Returns what a text surely is about, something severe first: a danger, `stop` or `person`; null otherwise. */
export function certainMatter(text: string): string | null {
  const { votes, danger, likeness, likeliest } = votesOn(withoutKeyword(text));
  if (likeness < certain.likeness) return null;
  if (danger >= certain.share) return likeliest((label) => severe.has(label));
  return wishes.find((wish) => (votes.get(wish) ?? 0) >= certain.share) ?? null;
}

type Votes = ReturnType<typeof countVotes>;
const known = new Map<string, Votes>();

function votesOn(text: string): Votes {
  const before = known.get(text);
  if (before !== undefined) return before;
  const votes = countVotes(text);
  if (known.size >= remembered) known.clear();
  known.set(text, votes);
  return votes;
}

/** Returns each label's share of the neighbors, and how like the nearest is. */
function countVotes(text: string) {
  const near = examples().nearest(text, neighbors);
  const all = near.reduce((sum, { likeness }) => sum + likeness ** 4, 0);
  const votes = new Map<string, number>();
  for (const { row, likeness } of near) votes.set(row.label, (votes.get(row.label) ?? 0) + likeness ** 4 / all);
  const chosen = (isMeant: (label: string) => boolean) => [...votes].filter(([label]) => isMeant(label));
  const sumOf = (isMeant: (label: string) => boolean) => chosen(isMeant).reduce((sum, [, vote]) => sum + vote, 0);
  return {
    votes,
    sumOf,
    danger: sumOf((label) => severe.has(label)),
    likeness: near[0]?.likeness ?? 0,
    likeliest: (isMeant: (label: string) => boolean) =>
      chosen(isMeant).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null,
  };
}

/** Returns how surely a text does one thing of everyday talk, or the one that is meant. */
function everydayOf(text: string, meant?: string): number {
  const likely = loadExamples().classify(text, null);
  return likely.find(({ move }) => (meant === undefined ? !inNeed.test(move) : move === meant))?.likelihood ?? 0;
}
