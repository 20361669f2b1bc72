import { expect, test } from 'vitest';
import { developmentMessages } from '../__fixtures__/development-messages.ts';
import { heldApartMessages } from '../__fixtures__/held-apart-messages.ts';
import type { LabeledMessages, MessageLabel } from '../__fixtures__/labelled-messages.ts';
import { findingIn, handOverOf } from './hand-over-rules.ts';
import { isSevere } from '../../safety/hand-over-reasons.ts';
import { timesAsLong } from '@spotter/language/text/processor-time.test-support';

const now = new Date('2026-11-20T12:00:00Z');

function handOverReasonFor(text: string, at: Date) {
  const finding = findingIn(text, at);
  return finding === null ? null : handOverOf(finding).because;
}

const { ordinary, ...handedOver } = developmentMessages;

const severeReasons = ['red-flag', 'minor'];

test('whoever may be in danger is found, and so is nearly everybody else who needs a person', () => {
  const missed = Object.entries(handedOver).flatMap(([reason, texts]) =>
    texts.filter((text) => handOverReasonFor(text, now) !== reason).map((text) => ({ reason, text })),
  );
  expect(missed.filter(({ reason }) => severeReasons.includes(reason))).toEqual([]);
  const others = Object.entries(handedOver).flatMap(([reason, texts]) => (severeReasons.includes(reason) ? [] : texts));
  // What is not severe is asked about only where it is likely: the rest of such talk stays with the agent.
  expect(missed.length / others.length, JSON.stringify(missed)).toBeLessThan(0.15);
});

test('ordinary talk stays with the agent', () => {
  expect(ordinary.filter((text) => handOverReasonFor(text, now) !== null)).toEqual([]);
});

/**
 * Returns the scores of the rules over a set: recall of severe flags, false alarms, and how many of the other
 * needs are seen.
 */
function measure(set: LabeledMessages) {
  const share = (labels: MessageLabel[], isRight: (text: string) => boolean) => {
    const texts = labels.flatMap((label) => set[label]);
    return { of: texts.length, share: texts.filter(isRight).length / texts.length };
  };
  const reason = (text: string) => handOverReasonFor(text, now);
  return {
    severe: share(['red-flag', 'minor'], (text) => {
      const found = reason(text);
      return found !== null && isSevere(found);
    }),
    falseAlarms: share(['ordinary'], (text) => reason(text) !== null),
    otherNeeds: share(['medical', 'asked-for-human', 'anger', 'payment'], (text) => reason(text) !== null),
  };
}

test('in the second part of the labelled set severe flags are seen and ordinary talk raises no alarm', () => {
  const figures = measure(heldApartMessages);
  // Only the scores: they guard against loss.
  const scores = JSON.stringify(figures);
  expect(figures.severe.of, scores).toBeGreaterThanOrEqual(140);
  expect(figures.falseAlarms.of, scores).toBeGreaterThanOrEqual(180);
  expect(figures.severe.share, scores).toBeGreaterThanOrEqual(0.98);
  expect(figures.falseAlarms.share, scores).toBeLessThan(0.03);
  expect(figures.otherNeeds.share, scores).toBeGreaterThanOrEqual(0.9);
});

test('the labelled set has at least 600 messages, none of them in both parts', () => {
  const texts = (set: LabeledMessages) => Object.values(set).flat();
  const [written, apart] = [texts(developmentMessages), texts(heldApartMessages)];
  expect(written.length + apart.length).toBeGreaterThanOrEqual(600);
  const known = new Set(written.map((text) => text.toLowerCase()));
  expect(apart.filter((text) => known.has(text.toLowerCase()))).toEqual([]);
});

test('a bill or a service of somebody else is no matter of the coach, unless the coach is named', () => {
  const ofOthers = [
    'why was i charged twice for the same hotel night',
    'me cobraron doble la luz',
    'mijn bestelling is nog steeds niet binnen',
    'llevo dos horas esperando el pedido, q verguenza de servicio',
  ];
  expect(ofOthers.filter((text) => handOverReasonFor(text, now) !== null)).toEqual([]);
  expect(handOverReasonFor('you charged me twice for the plan while i was at the hotel', now)).toBe('payment');
  expect(handOverReasonFor('me cobraron doble tu programa', now)).toBe('payment');
});

test('the gravest reason counts, whichever message it stands in', () => {
  expect(handOverReasonFor('my knee hurts\ncan i talk to a human\ni want to kill myself', now)).toBe('red-flag');
  expect(handOverReasonFor('my knee hurts\nim 15', now)).toBe('minor');
});

test('a sentence in the middle of a long message counts', () => {
  expect(handOverReasonFor('Hey coach! Love your page. I am 15. How do I start?', now)).toBe('minor');
});

test('the same year of birth is a minor today and none some years later', () => {
  expect(handOverReasonFor('born 2011', now)).toBe('minor');
  expect(handOverReasonFor('born 2011', new Date('2031-01-01T00:00:00Z'))).toBeNull();
});

test('somebody who may still be seventeen counts as a minor', () => {
  expect(handOverReasonFor('born 2008', now)).toBe('minor');
  expect(handOverReasonFor('born 2007', now)).toBeNull();
});

test('a word drawn out or in capitals counts as well', () => {
  expect(handOverReasonFor('I WANT TO KILLLL MYSELFFFF', now)).toBe('red-flag');
});

test('what explains a sign away counts in its own sentence only', () => {
  expect(handOverReasonFor('no future in bodybuilding for me', now)).toBeNull();
  expect(handOverReasonFor('love the gym. i see no future for me', now)).toBe('red-flag');
  expect(handOverReasonFor('my daughter plays u15', now)).toBeNull();
  expect(handOverReasonFor('my daughter plays too. i play for my u15 team', now)).toBe('minor');
});

test('a class that leaves school in later years is at school today', () => {
  expect(handOverReasonFor('class of 2030', now)).toBe('minor');
  expect(handOverReasonFor('class of 30', now)).toBe('minor');
  expect(handOverReasonFor('class of 2030', new Date('2031-01-01T00:00:00Z'))).toBeNull();
});

test('thoughts of two sentences do not make a sign together', () => {
  expect(handOverReasonFor('i want abs. my phone is dead', now)).toBeNull();
});

test('a medicine is known by its ending', () => {
  expect(handOverReasonFor('tomo atorvastatina', now)).toBe('medical');
  expect(handOverReasonFor('see you in april', now)).toBeNull();
});

test('a message of repeated words costs about as much as an ordinary one of its length', () => {
  const length = 1_500;
  const fill = (words: string) => words.repeat(Math.ceil(length / words.length)).slice(0, length);
  const usual = fill('Saw your last reel and loved it, we tried the recipe on Sunday with the neighbours. ');
  const repeated = [
    'i eat and my lower back and im 15 minutes in the gym so like ',
    'felt a ',
    'my mom ',
    'pain in ',
    'estoy de 3 ',
    'i ',
    'the bridge ',
    'not i will be ',
  ];
  const judge = (text: string) => (run: number) => handOverReasonFor(`${run} ${text}`, now);
  const slow = repeated.filter((words) => timesAsLong(judge(fill(words)), judge(usual)) > 20);
  expect(slow).toEqual([]);
});
