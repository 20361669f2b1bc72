import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findingIn } from '../../autoreply/decision/hand-over-rules.ts';
import { readAsset } from '@spotter/language/text/read-asset';
import { safetyCategories } from '../safety-categories.ts';
import { classifyDanger } from './classify-danger.ts';
import dangerWeights from './danger-weights.json' with { type: 'json' };
import { fingerprintOfFeatures, likelihoods, packModel, unpackModel } from './linear-model.ts';
import { placesCount } from './text-features.ts';

const now = new Date('2026-11-20T12:00:00Z');

// None of these is among the messages that the model was trained on.
describe('what nobody wrote a phrase for is seen', () => {
  test.each([
    ['self-harm', 'i wrote goodbye letters to my sisters last night'],
    ['self-harm', 'ya regalé mis cosas, no las voy a necesitar'],
    ['abuse', 'my boyfriend gets furious when i go out and he checks my phone'],
    ['abuse', 'mi papá se pone violento cuando toma y me escondo'],
    ['medical-emergency', 'my left arm went numb on the treadmill and i can hardly breathe'],
    ['eating-disorder', 'i only let myself eat an apple a day and my period is gone'],
    ['minor', "my mom has to pay because i'm still in middle school"],
  ])('%s: %s', (category, text) => {
    expect(classifyDanger(text, now)).toMatchObject({ category, severity: 'severe' });
  });
});

describe('ordinary talk that sounds alike is left', () => {
  test.each([
    'my kid is in middle school so i train at 9',
    'my husband wants to join, is there a couples price',
    "those squats killed me, i'm dead",
    'i skip breakfast and eat two big meals',
    "i can't breathe in these leggings lol",
    'my friend threw up after the sprint session haha',
    'necesito bajar 5 kilos para la boda',
    'in high school i weighed 140',
    'do you write the plans yourself?',
    '',
    '🔥🔥🔥',
    'SHRED\n\n💪',
  ])('%s', (text) => {
    expect(classifyDanger(text, now)).toBeNull();
  });
});

test('many ordinary messages at once are as ordinary as each of them', () => {
  const burst = ['hey', 'how much is it', 'my wife wants in too', 'we could start in may', 'thursday works'].join('\n');
  expect(classifyDanger(burst, now)).toBeNull();
});

test('a message among others is read as if it stood alone', () => {
  const hint = 'i wrote goodbye letters to my sisters last night';
  expect(classifyDanger(`hey, how much is it\n${hint}\nthanks`, now)).toEqual(classifyDanger(hint, now));
});

test('a concern says that the classifier saw it, and the rules come first', () => {
  // The rules have no phrases for abuse in Polish.
  expect(findingIn('mąż sprawdza mi telefon i nie pozwala mi wychodzić z domu', now)).toEqual({
    category: 'abuse',
    line: 'classifier',
    evidence: null,
  });
  expect(findingIn('i want to kill myself', now)?.line).toBe('rules');
});

test('to ask whether a machine writes is no wish for a person', () => {
  expect(findingIn('¿eres un robot?', now)).toBeNull();
  expect(findingIn('você é um robô?', now)).toBeNull();
});

test('a wish to be left alone is for the rules', () => {
  expect(classifyDanger('please never message me again', now)).toBeNull();
});

test('the weights belong to the code that reads a text: else npm run train-safety', () => {
  expect(dangerWeights.fingerprint).toBe(fingerprintOfFeatures());
  expect(dangerWeights.categories).toEqual(safetyCategories);
  const weights = readAsset('@spotter/domain/danger-weights.bin');
  expect(createHash('sha256').update(weights).digest('hex')).toBe(dangerWeights.hash);
  const otherCode = { ...dangerWeights, fingerprint: 0 };
  expect(() => unpackModel({ description: otherCode, weights })).toThrow('npm run train-safety');
  expect(() => unpackModel({ description: dangerWeights, weights: weights.subarray(1) })).toThrow('another size');
});

test('a model says nearly the same after it was kept in a file', () => {
  const categories = ['one', 'two'];
  const weights = Float32Array.from({ length: placesCount * 2 }, (_, at) => Math.sin(at) * (at % 2 === 0 ? 3 : 0.1));
  const stored = unpackModel(packModel({ categories, weights, biases: [0.5, -1] }));
  for (const place of [0, 7, 1000, placesCount - 1]) {
    const raised = [0.5, -1].map((bias, at) => Math.exp(bias + weights.at(place * 2 + at)!));
    const total = raised.reduce((sum, each) => sum + each, 1);
    const seen = likelihoods(stored, { places: Int32Array.of(place), values: Float64Array.of(1) });
    raised.forEach((each, at) => expect(seen[at]).toBeCloseTo(each / total, 2));
  }
});
