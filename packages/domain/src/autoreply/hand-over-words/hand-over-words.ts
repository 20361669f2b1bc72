import type { SafetyCategory } from '../../safety/safety-categories.ts';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { isAbout } from '../phrases/conversation-patterns.ts';
import { isSevere, type HandOverReason } from '../../safety/hand-over-reasons.ts';
import type { HandOver } from '../decision/reply-decision.ts';
import { splitReply, type MessageLimit } from '../pacing/split-reply.ts';
import { countryOfZone, helpLineDirectory, type Country, type HelpLine } from './countries.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { HandOverMatter, HandOverWords } from './hand-over-matters.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export const handOverWordsOf: Record<ChatLanguage, HandOverWords> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  nl: dutch,
  pl: polish,
};

/** The contact, and where they are. */
export type SpokenTo = {
  language: ChatLanguage;
  /** The contact's own zone (IANA); null where it is not known. */
  contactZone: string | null;
  coachZone: string;
  /** The coach's own words for a person in need; null or empty: ours. */
  coachWords: string | null;
  limit: MessageLimit;
};

const byCategory: Record<Exclude<SafetyCategory, 'stop'>, HandOverMatter> = {
  'self-harm': 'self-harm',
  abuse: 'abuse',
  'medical-emergency': 'medical-emergency',
  'eating-disorder': 'eating-disorder',
  minor: 'minor',
  pregnancy: 'pregnancy',
  medication: 'medication',
  medical: 'medical',
  payment: 'payment',
  person: 'person',
  anger: 'anger',
};
const byReason: Record<HandOverReason, HandOverMatter> = {
  'red-flag': 'danger',
  minor: 'minor',
  medical: 'medical',
  payment: 'payment',
  'asked-for-human': 'person',
  anger: 'anger',
  'failed-twice': 'other',
  unanswered: 'other',
  'unheard-note': 'unheard',
  'delicate-picture': 'picture',
};

/** Returns what a hand-over is about. */
function matterOf({ because, finding }: Pick<HandOver, 'because' | 'finding'>): HandOverMatter {
  return finding === undefined ? byReason[because] : byCategory[finding.category];
}

/**
 * Returns the one message with which the agent hands a chat over to the coach. It fits the matter, sells
 * nothing, and stays within the platform's limit. For a person in need the coach's own words replace ours; in a
 * medical emergency the number goes first.
 */
export function handOverWords(handOver: Pick<HandOver, 'because' | 'finding'>, to: SpokenTo): string {
  const matter = matterOf(handOver);
  const ours = composed(matter, to);
  const own = to.coachWords?.trim() ?? '';
  // A notification may not have arrived, least of all when a coach wrote these words weeks before.
  if (own === '' || !isSevere(handOver.because) || isAbout(own, 'coach-told')) return ours;
  const [first = ours, ...rest] = splitReply(matter === 'medical-emergency' ? `${ours}\n\n${own}` : own, to.limit);
  // A cut version of the coach's words may lack the very number that they were written for.
  return rest.length === 0 ? first : ours;
}

function composed(matter: HandOverMatter, to: SpokenTo): string {
  const { call, lines, matters } = handOverWordsOf[to.language];
  const own = countryOfZone(to.contactZone);
  const where: Where =
    own !== null
      ? { certainty: 'known', country: own }
      : to.contactZone === null
        ? guessedBy(countryOfZone(to.coachZone))
        : unknown;
  const named = (country: Country) => new Intl.DisplayNames([to.language], { type: 'region' }).of(country.code) ?? '';
  const fill = (text: string, words: Record<string, string>) =>
    Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`{${name}}`, word), text);

  const toCall = fill(call[where.certainty], {
    number: where.country?.emergency ?? '',
    country: where.country === null ? '' : named(where.country),
  });
  const line = where.country === null ? null : lineFor(matter, where.country);
  // A line for eating disorders is not known everywhere, so the words name a doctor.
  const listeners =
    line !== null
      ? fill(lines[where.certainty], {
          line: line.name === line.reach ? line.reach : `${line.name}, ${line.reach}`,
          country: named(where.country!),
          directory: helpLineDirectory,
        })
      : matter === 'eating-disorder'
        ? ''
        : fill(lines.unknown, { directory: helpLineDirectory });
  return fill(matters[matter], { call: toCall, lines: listeners }).replaceAll('  ', ' ');
}

type Where = { certainty: 'known' | 'guessed'; country: Country } | { certainty: 'unknown'; country: null };
const unknown: Where = { certainty: 'unknown', country: null };

/** Returns where the contact probably lives: most contacts of a coach live in the coach's country, but not all. */
function guessedBy(country: Country | null): Where {
  return country === null ? unknown : { certainty: 'guessed', country };
}

function lineFor(matter: HandOverMatter, country: Country): HelpLine | null {
  switch (matter) {
    case 'self-harm':
      return country.selfHarm ?? null;
    case 'abuse':
      return country.violence ?? null;
    case 'eating-disorder':
      return country.eatingDisorder ?? null;
    default:
      return null;
  }
}
