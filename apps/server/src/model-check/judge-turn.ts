import { languageOf } from '@spotter/language/detection/chat-language';
import type { Expectation } from './check-dialogues.ts';
import type { Turn } from './unstored-lead.ts';

/** What is known after a turn. */
export type After = { facts: readonly { name: string; value: string }[]; calls: string[] };

/** Returns what is wrong with a turn, one sentence each; none when it is as expected. */
export function faultsOf({ decision, composition }: Turn, expected: Expectation, after: After): string[] {
  if (composition === null) return [`the rules decided it: ${decision.kind}`];
  if (composition.kind === 'unavailable') return [`the model could not be asked: ${composition.detail}`];
  if (composition.kind === 'aborted') return ['the model was not asked to the end'];
  if (composition.kind === 'unusable') return [`no answer that may be sent: ${composition.because}`];
  const text = composition.kind === 'draft' ? composition.text : '';
  const handsOver = composition.effects.handOver !== null;
  const faults: string[] = [];
  if (handsOver !== (expected.handsOver ?? false)) faults.push(handsOver ? 'it hands over' : 'it does not hand over');
  if (text !== '') faults.push(...faultsOfText(text, expected));
  faults.push(...faultsOfFacts(expected, after));
  if (expected.calls !== undefined && expected.calls.join() !== after.calls.join())
    faults.push(`calls that stand: ${listed(after.calls)}, not ${listed(expected.calls)}`);
  return faults;
}

function faultsOfText(text: string, { names = [], namesNot, questions, language }: Expectation): string[] {
  const asked = text.split('?').length - 1;
  const guessed = language === undefined ? null : languageOf([text], language);
  return [
    ...names.filter((name) => !name.test(text)).map((name) => `it does not say ${name.source}`),
    ...(namesNot?.test(text) === true ? [`it says ${namesNot.exec(text)![0]}`] : []),
    ...(questions !== undefined && asked !== questions ? [`${asked} questions, not ${questions}`] : []),
    ...(asked > 1 ? ['more than one question'] : []),
    ...(guessed !== null && guessed !== language ? [`in ${guessed}, not ${language}`] : []),
  ];
}

function faultsOfFacts({ fact }: Expectation, { facts }: After): string[] {
  if (fact === undefined) return [];
  const found = facts.find(({ name }) => name === fact.name)?.value ?? null;
  const fits = fact.value === null ? found === null : found !== null && fact.value.test(found);
  return fits ? [] : [`${fact.name} is recorded as ${found ?? 'nothing'}`];
}

function listed(calls: string[]): string {
  return calls.length === 0 ? 'none' : calls.join(', ');
}
