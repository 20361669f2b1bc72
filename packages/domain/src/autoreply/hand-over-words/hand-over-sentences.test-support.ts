import { chatLanguages, languageOf, type ChatLanguage } from '@spotter/language/detection/chat-language';
import { expect } from 'vitest';
import { checkDraft } from '../gate/output-gate.ts';
import type { HandOver } from '../decision/reply-decision.ts';
import { countries, helpLineDirectory } from './countries.ts';
import { handOverMatters, type HandOverMatter } from './hand-over-matters.ts';
import { handOverWords, type SpokenTo } from './hand-over-words.ts';

/** What is said at a hand-over. */
export type Said = { matter: HandOverMatter; language: ChatLanguage; text: string };

const instagram = { unit: 'bytes', max: 1000 } as const;
const handOvers: Record<HandOverMatter, Pick<HandOver, 'because' | 'finding'>> = {
  'medical-emergency': seen('red-flag', 'medical-emergency'),
  'self-harm': seen('red-flag', 'self-harm'),
  abuse: seen('red-flag', 'abuse'),
  'eating-disorder': seen('red-flag', 'eating-disorder'),
  danger: { because: 'red-flag' },
  minor: seen('minor', 'minor'),
  medical: seen('medical', 'medical'),
  pregnancy: seen('medical', 'pregnancy'),
  medication: seen('medical', 'medication'),
  payment: seen('payment', 'payment'),
  anger: seen('anger', 'anger'),
  person: seen('asked-for-human', 'person'),
  unheard: { because: 'unheard-note' },
  picture: { because: 'delicate-picture' },
  other: { because: 'failed-twice' },
};

function seen(
  because: HandOver['because'],
  category: NonNullable<HandOver['finding']>['category'],
): Pick<HandOver, 'because' | 'finding'> {
  return { because, finding: { category, line: 'rules', evidence: null } };
}

/** Returns what is said of a matter. */
export function say(matter: HandOverMatter, to: Partial<SpokenTo> = {}): string {
  const usual = { language: 'en' as const, contactZone: null, coachZone: 'UTC', coachWords: null, limit: instagram };
  return handOverWords(handOvers[matter], { ...usual, ...to });
}

/** Every known country, as the contact's and as the coach's, and none. */
const places: Partial<SpokenTo>[] = [
  {},
  ...countries.flatMap(({ zones }) => {
    const [zone = ''] = zones.join(', ').split(', ');
    return [{ contactZone: zone }, { coachZone: zone }];
  }),
];
/** Most places get the same words, which are judged once. */
const everywhere = (matter: HandOverMatter, language: ChatLanguage) =>
  new Set(places.map((place) => say(matter, { ...place, language })));
/** The numbers and names of help, the longest first, so that none hides a part of another. */
export const reaches = countries
  .flatMap(({ emergency, selfHarm, violence, eatingDisorder }) => [
    emergency,
    ...[selfHarm, violence, eatingDisorder].flatMap((line) => (line === undefined ? [] : [line.name, line.reach])),
  ])
  .toSorted((one, other) => other.length - one.length);

/** What is said of every matter, in every language, everywhere. */
export const sentences: Said[] = handOverMatters.flatMap((matter) =>
  chatLanguages.flatMap((language) => Array.from(everywhere(matter, language), (text) => ({ matter, language, text }))),
);

/** Expects that it is in the language of the contact, and passes the gate. */
export function expectToPassGate({ language, text }: Said): void {
  expect(languageOf([text]), text).toBe(language);
  const context = {
    canary: '',
    earlierReplies: [],
    allowedLinks: [helpLineDirectory, 'sheltersafe.ca', 'opferhilfe-schweiz.ch', 'beateatingdisorders.org.uk'],
    offerText: '',
    bookings: [],
    now: new Date(0),
    knownContacts: reaches,
  };
  expect(checkDraft({ text }, context), text).toMatchObject({ ok: true, text });
}
