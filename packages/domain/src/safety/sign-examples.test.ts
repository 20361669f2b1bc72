import { expect, test } from 'vitest';
import { signExamples } from './__fixtures__/sign-examples.ts';
import { addUp, isEnough, readSigns } from './evidence.ts';
import { readSafety } from './judge-safety.ts';
import { signLists } from './signs/index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const signs = signLists.flatMap((list) =>
  readSigns(list).map((sign) => ({ ...sign, id: `${list.category}/${list.language}: ${sign.words}` })),
);
const ids = signs.map(({ id }) => id);

/**
 * Returns what a text says about a category in a language: whether it is seen, and whether it would be seen
 * without one of its signs.
 */
function check(text: string, { category, language, written }: (typeof signs)[number]) {
  const { phrases, evidence } = readSafety(text, now);
  const isMeant = (each: { category: string; language: string }) =>
    each.category === category && each.language === language;
  const found = evidence.find(isMeant)?.signs ?? [];
  const named = phrases.some(isMeant);
  const enough = (among: typeof found) => named || addUp(among).some(isEnough);
  return {
    hasSign: found.some((each) => each.written === written),
    seen: enough(found),
    seenWithout: enough(found.filter((each) => each.written !== written)),
  };
}

test('each sign decides about its example', () => {
  const findings = signs.map((sign) => {
    const [example, counterExample] = signExamples[sign.id] ?? ['', ''];
    return { sign, found: check(example, sign), counter: check(counterExample, sign).seen };
  });
  const isWrong = ({ sign, found, counter }: (typeof findings)[number]) => {
    const isCounterSign = sign.weight < 0;
    const { hasSign, seen, seenWithout } = found;
    return !hasSign || seen === isCounterSign || seenWithout !== isCounterSign || counter !== isCounterSign;
  };
  expect(findings.filter(isWrong)).toEqual([]);
});

test('every example is one of a sign in the lists', () => {
  expect(Object.keys(signExamples).filter((id) => !ids.includes(id))).toEqual([]);
});

test('no sign stands in a list twice', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
