import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-language';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { indexTerms, placesByClass, type TermWord } from '@spotter/language/patterns/exact/joined-terms';
import { ownWords } from './own-words.ts';
import { ruleTopics } from './rule-topics.ts';
import { selfWords } from './self-words.ts';
import { servingWords } from './serving-words.ts';

type ClassName = keyof typeof ownWords | keyof typeof selfWords | keyof typeof servingWords;
/**
 * Classes that a sentence joins: a word of each, `within` so many words of the first. `unless`: with a word of
 * these it speaks of something else; `unlessBefore`: with one shortly before it;
 * `unlessBehind`: with one right behind it.
 */
type Rule = {
  joins: [ClassName, ...ClassName[]];
  within?: number;
  unless?: ClassName[];
  unlessBefore?: ClassName;
  unlessBehind?: ClassName;
};

const near = 3;
const around = 5;
const inClause = 8;
const inSentence = 14;

/** What an agent says that obeys an order from a message, or tells of its instructions. */
const rules: Rule[] = [
  // Its instructions.
  { joins: ['prompt'], unless: ['prompt-otherwise'] },
  { joins: ['orders', 'my'], within: near },
  { joins: ['orders', 'secret'], within: near },
  { joins: ['orders', 'lifted'], within: inClause },
  { joins: ['told'] },
  { joins: ['source', 'my', 'requires'], within: inClause },
  { joins: ['inner-parts', 'me'], within: near },
  { joins: ['line', 'ordinal', 'says'], within: inClause, unless: ['online'] },
  { joins: ['assistant', 'you-are'], within: near, unless: ['talking-to'] },
  { joins: ['you-answer', 'for-coach'], within: inClause, unless: ['talking-to'] },
  { joins: ['text', 'above', 'chat'], within: inClause },
  { joins: ['stands-for'] },
  // Released from them.
  { joins: ['rules', 'me', 'gone'], within: around, unless: ['topic'], unlessBehind: 'of-something' },
  { joins: ['rules', 'lifted'], within: near, unless: ['topic'], unlessBehind: 'of-something' },
  { joins: ['before', 'me'], within: inClause, unless: ['topic'] },
  { joins: ['ordered'] },
  { joins: ['mode', 'unlocked'], within: near, unless: ['topic'] },
  { joins: ['mode', 'boss'], within: near },
  { joins: ['access', 'boss'], within: near },
  { joins: ['access', 'unlocked'], within: near, unless: ['topic'] },
  { joins: ['welcome', 'boss'], within: near },
  // Another self, and the machine behind it.
  { joins: ['now', 'will-be'], within: near, unless: ['with-you', 'topic'] },
  { joins: ['message', 'each', 'begins'], within: inClause },
  { joins: ['costume'] },
  { joins: ['brand'] },
  { joins: ['maybe', 'inside'], within: inClause },
  // Work for others, tales of others, and against the coach.
  { joins: ['task', 'here'], within: near },
  { joins: ['task', 'about'], within: near },
  { joins: ['other', 'theirs'], within: inSentence, unlessBefore: 'denied' },
  { joins: ['bad', 'coach'], within: inClause },
];

/** The name of a class of one language. */
const nameOf = (language: ChatLanguage, name: string) => `${language} ${name}`;

/** All classes of all languages. */
const index = compiledOnce(() =>
  indexTerms(
    Object.fromEntries(
      Object.entries({ ...ownWords, ...selfWords, ...servingWords, ...ruleTopics }).flatMap(([name, words]) =>
        chatLanguages.map((language) => [nameOf(language, name), words[language]]),
      ),
    ),
  ),
);

/** How many of the rules' topics a text names at once that tells them, and with "my rules". */
const minTopics = { adjacent: 1, alone: 3 };

/** Whether a sentence joins the classes of one of the rules, in one language. */
export function joinsObedience(words: TermWord[]): boolean {
  const places = placesByClass(index(), words);
  return chatLanguages.some((language) =>
    rules.some((rule) => isJoined(rule, (name) => places.get(nameOf(language, name)) ?? [])),
  );
}

function isJoined(
  { joins: [first, ...others], within = 0, unless = [], unlessBefore, unlessBehind }: Rule,
  placesIn: (name: ClassName) => number[],
): boolean {
  if (others.some((each) => placesIn(each).length === 0)) return false;
  if (unless.some((each) => placesIn(each).length > 0)) return false;
  const isTakenBack = (at: number) =>
    (unlessBefore !== undefined && placesIn(unlessBefore).some((place) => place < at && at - place <= inClause)) ||
    (unlessBehind !== undefined && placesIn(unlessBehind).some((place) => place > at && place - at < near));
  const isNear = (at: number, name: ClassName) => placesIn(name).some((place) => Math.abs(place - at) <= within);
  return placesIn(first).some((at) => !isTakenBack(at) && others.every((each) => isNear(at, each)));
}

/** Whether a text tells the rules of every agent in its own words. */
export function paraphrasesRules(words: TermWord[]): boolean {
  const places = placesByClass(index(), words);
  return chatLanguages.some((language) => {
    const placesIn = (name: string) => places.get(nameOf(language, name)) ?? [];
    if (placesIn('me').length === 0) return false;
    const named = Object.keys(ruleTopics).filter((topic) => placesIn(topic).length > 0).length;
    const own = placesIn('rules').some((rule) => placesIn('my').some((place) => Math.abs(place - rule) <= near));
    return named >= (own ? minTopics.adjacent : minTopics.alone);
  });
}
