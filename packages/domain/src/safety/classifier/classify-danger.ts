import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { readSafety } from '../judge-safety.ts';
import { safetyCategories, type SafetyCategory, type SafetySeverity } from '../safety-categories.ts';
import { withoutIds } from '@spotter/language/text/without-ids';
import dangerWeights from './danger-weights.json' with { type: 'json' };
import type { DangerThresholds, StoredWeights } from './stored-weights.ts';
import { likelihoods, unpackModel } from './linear-model.ts';
import { ruleFeatures } from './rule-features.ts';
import { readFeatures, type TextFeatures } from './text-features.ts';

/** What the classifier sees in a text. */
export type ClassifiedDanger = {
  category: Exclude<SafetyCategory, 'stop'>;
  severity: SafetySeverity;
  /** Its likelihood, between 0 and 1: of anything severe, or of anything that needs a person. */
  score: number;
};

/** The order of the categories in the weights: the severe ones, those that only need a person, and `stop`. */
const severeCount = 5;
// A stop request has a class of its own, so that it is mistaken for nothing else.
const otherEnd = safetyCategories.indexOf('stop');

/** The classifier, unpacked at its first use or ahead. */
const stored: StoredWeights & { thresholds: DangerThresholds } = dangerWeights;
const classifier = compiledOnce(() =>
  unpackModel({ description: stored, weights: readAsset('@spotter/domain/danger-weights.bin') }),
);

/** The classifier's reading of a text. */
export type DangerReading = {
  /** What it sees in the text; null where it is not sure enough. */
  taken: ClassifiedDanger | null;
  /** The likelihood, between 0 and 1, that anything in it is severe, and that anything at all needs a person. */
  severe: number;
  any: number;
  /** The likelihood that a person is asked for, and that no more messages are wanted. */
  person: number;
  stop: number;
};

/**
 * Returns how a small model, trained on labeled messages, reads a text. Each line is read as a message of its
 * own, because the model is surer than it should be about many ordinary lines together. `now` turns years of
 * birth into ages.
 */
export const readDanger = rememberLatest(
  (text: string, now: Date) => `${now.toISOString().slice(0, 10)} ${text}`,
  (text: string, now: Date): DangerReading => {
    const using = classifier();
    const lines = withoutIds(boundText(text).text)
      .split('\n')
      // A bare number answers a question that it does not know.
      .map((line) => (Number.isNaN(Number(line)) ? line : ''))
      .map((line) => decide(likelihoods(using, dangerFeatures(line, now)), stored.thresholds));
    const taken = lines.map((line) => line.taken).filter((each) => each !== null);
    return {
      taken: taken.find(({ severity }) => severity === 'severe') ?? taken[0] ?? null,
      severe: Math.max(...lines.map(({ severe }) => severe)),
      any: Math.max(...lines.map(({ any }) => any)),
      person: Math.max(...lines.map(({ person }) => person)),
      stop: Math.max(...lines.map(({ stop }) => stop)),
    };
  },
);

/** Returns what in a text needs a person; null where the classifier is not sure enough. */
export function classifyDanger(text: string, now: Date): ClassifiedDanger | null {
  return readDanger(text, now).taken;
}

/** Returns what the classifier knows about one line: its words, and what the rules found in it. */
export function dangerFeatures(line: string, now: Date): TextFeatures {
  return readFeatures(line, ruleFeatures(readSafety(line, now)));
}

/**
 * Returns the likelihood that anything is severe, and that anything at all needs a person, from the likelihoods
 * of all categories.
 */
export function dangerOf(likely: number[]): Pick<DangerReading, 'severe' | 'any'> {
  return { severe: sum(likely.slice(0, severeCount)), any: sum(likely.slice(0, otherEnd)) };
}

/**
 * Returns the reading.
 * All severe categories count together, because a hint at one often looks like a hint at another.
 */
function decide(likely: number[], thresholds: DangerThresholds): DangerReading {
  const { severe, any } = dangerOf(likely);
  const taken: ClassifiedDanger | null =
    severe > thresholds.severe
      ? { ...likeliest(likely, 0, severeCount), severity: 'severe', score: severe }
      : any > thresholds.other
        ? { ...likeliest(likely, severeCount, otherEnd), severity: 'other', score: any }
        : null;
  return { taken, severe, any, person: likely[safetyCategories.indexOf('person')]!, stop: likely[otherEnd]! };
}

function likeliest(likely: number[], from: number, to: number) {
  const among = likely.slice(from, to);
  const category = safetyCategories[from + among.indexOf(Math.max(...among))];
  return { category: category as ClassifiedDanger['category'] };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
