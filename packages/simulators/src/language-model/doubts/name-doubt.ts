import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createGramIndex, type GramIndex } from '../nearest/gram-index.ts';

/** A labeled message: what a person has to look at, `past` or `none`. */
type Example = { text: string; label: string };

const severe = new Set(['self-harm', 'abuse', 'medical-emergency', 'eating-disorder', 'minor']);
const ordinary = new Set(['none', 'past']);
const neighbors = 25;
/** Max share of the neighbors' votes that may be about something severe where a message is ordinary. */
const maxDanger = 0.1;
const minOrdinary = 0.6;
/** Min share of something severe for it to be named; less is neither named nor cleared. */
const minNamed = 0.5;
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
 * Returns what the labeled messages that are most like a text are about: a matter for a person, `past`, or
 * `none`; `unsure` where they differ. What is near anything severe is never `none`.
 */
export function nameDoubt(text: string): string {
  const votes = new Map<string, number>();
  for (const { row, likeness } of examples().nearest(text, neighbors))
    votes.set(row.label, (votes.get(row.label) ?? 0) + likeness ** 4);
  const sumOf = (isMeant: (label: string) => boolean) =>
    [...votes].reduce((sum, [label, vote]) => (isMeant(label) ? sum + vote : sum), 0);
  const all = sumOf(() => true);
  if (all === 0) return 'none';
  const likeliest = (isMeant: (label: string) => boolean) =>
    [...votes].filter(([label]) => isMeant(label)).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'unsure';
  const danger = sumOf((label) => severe.has(label)) / all;
  if (danger > maxDanger) return danger < minNamed ? 'unsure' : likeliest((label) => severe.has(label));
  const harmless = sumOf((label) => ordinary.has(label));
  if (harmless / all < minOrdinary) return likeliest((label) => !severe.has(label) && !ordinary.has(label));
  return (votes.get('past') ?? 0) / harmless >= minPast ? 'past' : 'none';
}
