import { asksIfBot } from '../../safety/classifier/classify-bot-question.ts';
import { readDanger, type ClassifiedDanger, type DangerReading } from '../../safety/classifier/classify-danger.ts';
import { factMarks } from '../../safety/computed-facts.ts';
import { judgeSafety, type SafetyJudgment } from '../../safety/judge-safety.ts';
import type { FoundPhrase } from '../../safety/matching/phrase-book.ts';
import { findingAfter, type DangerWord } from '../../safety/danger-question.ts';
import { gravestOf } from '../../safety/gravest-finding.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { linesOfLong } from '@spotter/language/sentences/long-text';
import { ofLongTexts, rememberLatest } from '@spotter/language/text/remember-latest';
import { concernsOthers } from '../../safety/other-business.ts';
import type { SafetyFinding } from '../../safety/safety-finding.ts';
import { isSevere, type HandOverReason } from '../../safety/hand-over-reasons.ts';
import type { HandOver } from './reply-decision.ts';
import { linear } from '@spotter/language/text/linear-expression';
import { sentencesOf } from '@spotter/language/sentences/sentences';

const reasons: Record<SafetyFinding['category'], HandOverReason> = {
  'self-harm': 'red-flag',
  abuse: 'red-flag',
  'medical-emergency': 'red-flag',
  'eating-disorder': 'red-flag',
  minor: 'minor',
  pregnancy: 'medical',
  medication: 'medical',
  medical: 'medical',
  payment: 'payment',
  person: 'asked-for-human',
  anger: 'anger',
};

/**
 * Min likelihood by the classifier for what the rules see:
 * of anything severe for its hints, of anything at all for the rest.
 */
const minSupport = { severeHint: 0.3, other: 0.2 };
/** Min likelihood at which what the classifier alone sees, and is not severe, is worth a question. */
const minAlone = 0.6;

/**
 * Min likelihood at which two witnesses, the rules and the classifier, need no model: of anything severe, or of
 * a wish for a person. Nothing else is sure, and neither witness is enough alone.
 */
const certainThreshold = { severe: 0.95, person: 0.9 };

/**
 * How phrases name what the rules calculate and the classifier often misses, because it reads words only: a body
 * mass index, a pace of losing weight, a class that is still at school. It needs no backing. Of years of birth
 * the classifier is sure.
 */
const calculated = [...factMarks, '{school-ends}'];

/** Words of a call in the languages whose phrases of a person name one. */
const namesCall = linear(String.raw`\b(?:call|phone|zoom|llamad|tel[eé]fono)`, 'i');

/** What counts only where it is meant for the coach: a hotel's bill is none of ours. */
const objecting = new Set<SafetyFinding['category']>(['payment', 'anger']);

/** A matter for a person in a contact's words, and whether it is one without asking a model. */
export type DangerFinding = { finding: SafetyFinding; isCertain: boolean };

/**
 * Returns the words of a contact that are judged: all of them, or the two ends of a long text, after each
 * sentence of it that surely needs a person. Those in doubt are not added: nearly every long text has some.
 */
export const wordsToJudge = rememberLatest(
  (text: string, now: Date) => `${now.toISOString().slice(0, 10)} ${text}`,
  (text: string, now: Date): string => {
    const sure = linesOfLong(text)?.filter((line) => dangerIn(line, now)?.isCertain) ?? [];
    return boundText([...sure, text].join('\n')).text;
  },
  ofLongTexts,
);

/**
 * Returns what in these words needs a person, the gravest matter first; null when nothing does. Each line of the
 * text is read as a message of its own. What the rules see goes before what the classifier sees, unless only the
 * latter is severe. `now` turns years of birth into ages.
 */
export function findDanger(given: string, now: Date): DangerFinding | null {
  // A burst can be longer than what is remembered, and the same one is judged on each way to an answer.
  const text = wordsToJudge(given, now);
  const sign = dangerIn(text, now);
  if (sign !== null && objecting.has(sign.finding.category) && concernsOthers(text)) return null;
  if (sign?.finding.category !== 'person' || !asksIfBot(text)) return sign;
  if (isPlain(sign) && !text.includes('?')) return sign;
  // Who asks whether a machine writes gets a true answer, and asks for nobody by that.
  const others = sentencesOf(text, ',').filter((clause) => !asksIfBot(clause));
  const other = others.length === 0 ? null : dangerIn(others.join('\n'), now);
  // The classifier alone takes the rest of the question for a wish.
  return other?.finding.category === 'person' && other.finding.line === 'classifier' ? null : other;
}

/** Whether a wish for a person is not a question: sure, or a whole message such as "human!!". */
function isPlain({ finding, isCertain }: DangerFinding): boolean {
  return isCertain || finding.evidence?.startsWith('= ') === true;
}

function dangerIn(text: string, now: Date): DangerFinding | null {
  const danger = readDanger(text, now);
  const judgment = judgeSafety(text, now, (found) => isBacked(found, danger));
  const taken = danger.taken?.severity === 'other' && danger.any < minAlone ? null : danger.taken;
  if (taken !== null && (judgment === null || (judgment.severity !== 'severe' && taken.severity === 'severe')))
    return { finding: byClassifier(taken), isCertain: false };
  return judgment === null ? null : { finding: byRules(judgment), isCertain: isCertainOf(text, judgment, danger) };
}

/**
 * Returns what is left of a sign by what a model says of the words (null: nothing that counts); null where
 * nothing is. It clears what is in doubt, and nothing else that was written with it.
 */
export function resolveDanger(
  text: string,
  now: Date,
  { finding, isCertain }: DangerFinding,
  says: DangerWord | null,
): SafetyFinding | null {
  return isCertain ? finding : (findingAfter(finding, says) ?? findCertain(text, now));
}

/** Returns the gravest matter that no model can clear; null where there is none. */
function findCertain(text: string, now: Date): SafetyFinding | null {
  const found = text.split('\n').flatMap((line) => {
    const danger = readDanger(line, now);
    const judgment = judgeSafety(line, now, (each) => isBacked(each, danger) && isCertainOf(line, each, danger));
    return judgment === null ? [] : [byRules(judgment)];
  });
  return gravestOf(found);
}

function byRules({ category, phrase }: SafetyJudgment): SafetyFinding {
  return { category, line: 'rules', evidence: phrase };
}

function byClassifier({ category }: ClassifiedDanger): SafetyFinding {
  return { category, line: 'classifier', evidence: null };
}

/** Returns the concern of a sign, sure or not; null where there is none. */
export function findingIn(text: string, now: Date): SafetyFinding | null {
  return findDanger(text, now)?.finding ?? null;
}

/** Whether the rules and the classifier see the same, plainly. */
function isCertainOf(
  text: string,
  { category, severity, hinted, phrase }: Pick<FoundPhrase, 'category' | 'severity' | 'hinted' | 'phrase'>,
  danger: DangerReading,
): boolean {
  if (isCalculated(phrase)) return true;
  if (severity === 'severe') return danger.severe >= certainThreshold.severe;
  // Who wants somebody on the phone may want the call that is offered.
  return category === 'person' && !hinted && !namesCall.test(text) && danger.person >= certainThreshold.person;
}

function isCalculated(phrase: string): boolean {
  return calculated.some((mark) => phrase.includes(mark));
}

/** Returns whether the classifier finds likely enough what the rules see. */
export function isBacked(
  { phrase, severity, hinted }: FoundPhrase,
  { severe, any }: Pick<DangerReading, 'severe' | 'any'>,
): boolean {
  if (isCalculated(phrase)) return true;
  return severity === 'severe' && hinted ? severe >= minSupport.severeHint : any >= minSupport.other;
}

/** Returns how a chat with this concern is handed over to the coach. */
export function handOverOf(finding: SafetyFinding): HandOver {
  const because = reasons[finding.category];
  return { kind: 'hand-over', because, ...(isSevere(because) ? { severe: true } : {}), finding };
}
