import { type ChatLanguage, chatLanguages } from '../../../text/language/chat-language.ts';
import { isIn, placesOf, type Terms, termsOf, type TermWord } from '../../../wording/joined-terms.ts';
import { ownWords } from './own-words.ts';
import { ruleTopics, servingWords } from './serving-words.ts';

/** A class of words, as terms of each language. */
export type ClassesByLanguage = Record<ChatLanguage, string>;
type ClassName = keyof typeof ownWords | keyof typeof servingWords;
/**
 * Classes that a sentence joins: a word of each, `within` so many words of the first. `unless`: with a word of
 * these it speaks of something else; `unlessBefore`: with one shortly before it.
 */
type Rule = { joins: ClassName[]; within?: number; unless?: ClassName[]; unlessBefore?: ClassName };

const near = 3;
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
  { joins: ['line', 'ordinal', 'says'], within: inClause },
  { joins: ['assistant', 'you-are'], within: near, unless: ['talking-to'] },
  { joins: ['you-answer', 'for-coach'], within: inClause, unless: ['talking-to'] },
  { joins: ['text', 'above', 'chat'], within: inClause },
  { joins: ['stands-for'] },
  // Released from them.
  { joins: ['rules', 'me', 'gone'], within: inClause, unless: ['topic'] },
  { joins: ['rules', 'lifted'], within: near, unless: ['topic'] },
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

const classes = { ...ownWords, ...servingWords };
const vocabularies = Object.fromEntries(
  chatLanguages.map((language) => [
    language,
    Object.fromEntries(Object.entries(classes).map(([name, words]) => [name, termsOf(words[language])])),
  ]),
) as Record<ChatLanguage, Record<ClassName, Terms>>;
const topics = chatLanguages.map((language) => ruleTopics.map((topic) => termsOf(topic[language])));

/** How many of the rules' topics a text names at once that tells them, and beside "my rules". */
const minTopics = { beside: 1, alone: 3 };

/** Whether a sentence joins the classes of one of the rules, in one language. */
export function joinsObedience(words: TermWord[]): boolean {
  return chatLanguages.some((language) => {
    const known = new Map<ClassName, number[]>();
    const placesIn = (name: ClassName) => {
      const places = known.get(name) ?? placesOf(vocabularies[language][name], words);
      known.set(name, places);
      return places;
    };
    return rules.some(({ joins: [first, ...others], within = 0, unless = [], unlessBefore }) => {
      const starts = placesIn(first!);
      if (starts.length === 0 || others.some((each) => placesIn(each).length === 0)) return false;
      if (unless.some((each) => placesIn(each).length > 0)) return false;
      const isDenied = (at: number) =>
        unlessBefore !== undefined && placesIn(unlessBefore).some((place) => place < at && at - place <= inClause);
      return starts.some(
        (at) => !isDenied(at) && others.every((each) => placesIn(each).some((place) => Math.abs(place - at) <= within)),
      );
    });
  });
}

/** Whether a text tells the rules of every agent in its own words. */
export function paraphrasesRules(words: TermWord[]): boolean {
  return chatLanguages.some((language, at) => {
    const { me, my, rules: ruleWords } = vocabularies[language];
    if (!isIn(me, words)) return false;
    const named = topics[at]!.filter((topic) => isIn(topic, words)).length;
    const own = placesOf(ruleWords, words).some((rule) =>
      placesOf(my, words).some((place) => Math.abs(place - rule) <= near),
    );
    return named >= (own ? minTopics.beside : minTopics.alone);
  });
}
