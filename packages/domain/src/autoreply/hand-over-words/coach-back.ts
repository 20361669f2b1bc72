import type { CallRules } from '../../booking/free-slots.ts';
import { sayDate, sayTime, sayZone } from '../../booking/say-instant.ts';
import { addDays, dayAt, instantAtOrAfter, weekdayOf } from '@spotter/language/zones/zoned-time';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/** When a coach is usually there: now, from an instant on, or not known. */
export type CoachBack = { kind: 'now' } | { kind: 'at'; at: Date };

const daysAhead = 14;

/** Returns when the coach is usually back, by their call hours; null where these tell nothing. */
export function findCoachBack(
  { hours, daysOff, timeZone }: Pick<CallRules, 'hours' | 'daysOff' | 'timeZone'>,
  now: Date,
): CoachBack | null {
  const today = dayAt(now, timeZone);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (daysOff.includes(day)) continue;
    const spans = hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ startMinutes, endMinutes }) => ({
        from: instantAtOrAfter(day, startMinutes, timeZone),
        to: instantAtOrAfter(day, endMinutes, timeZone),
      }))
      .toSorted((one, other) => one.from.getTime() - other.from.getTime());
    if (spans.some(({ from, to }) => from <= now && now < to)) return { kind: 'now' };
    const next = spans.find(({ from }) => from > now);
    if (next !== undefined) return { kind: 'at', at: next.from };
  }
  return null;
}

/** The sentences of a language. `stillHere` is the one more line that a lead who writes again gets. */
type BackWords = {
  now: (name: string) => string;
  at: (name: string, day: string, time: string) => string;
  stillHere: (name: string) => string;
};

const words: Record<ChatLanguage, BackWords> = {
  en: {
    now: (name) => `${name} is usually here at this hour.`,
    at: (name, day, time) => `${name} is usually back ${day}, at ${time}.`,
    stillHere: (name) => `Your message stands here for ${name}, who answers in person.`,
  },
  es: {
    now: (name) => `${name} suele estar por aquí a esta hora.`,
    at: (name, day, time) => `${name} suele volver el ${day}, a las ${time}.`,
    stillHere: (name) => `Tu mensaje queda aquí para ${name}, que responde en persona.`,
  },
  pt: {
    now: (name) => `${name} costuma estar por aqui a esta hora.`,
    at: (name, day, time) => `${name} costuma voltar ${day}, às ${time}.`,
    stillHere: (name) => `Sua mensagem está aqui para ${name}, que responde pessoalmente.`,
  },
  fr: {
    now: (name) => `${name} est en général là à cette heure-ci.`,
    at: (name, day, time) => `${name} est en général de retour ${day}, à ${time}.`,
    stillHere: (name) => `Ton message est ici pour ${name}, qui répond en personne.`,
  },
  de: {
    now: (name) => `${name} ist um diese Zeit meistens da.`,
    at: (name, day, time) => `${name} ist meistens ab ${day}, ${time} Uhr, wieder da.`,
    stillHere: (name) => `Deine Nachricht steht hier für ${name}, die Antwort kommt persönlich.`,
  },
  it: {
    now: (name) => `A quest’ora ${name} di solito c’è.`,
    at: (name, day, time) => `${name} di solito torna ${day}, alle ${time}.`,
    stillHere: (name) => `Il tuo messaggio è qui per ${name}, che risponde di persona.`,
  },
  nl: {
    now: (name) => `${name} is er meestal om deze tijd.`,
    at: (name, day, time) => `${name} is meestal terug op ${day}, om ${time}.`,
    stillHere: (name) => `Je bericht staat hier voor ${name}, die persoonlijk antwoordt.`,
  },
  pl: {
    now: (name) => `${name} zwykle jest tu o tej porze.`,
    at: (name, day, time) => `${name} zwykle wraca: ${day}, ${time}.`,
    stillHere: (name) => `Twoja wiadomość czeka tu na odpowiedź od: ${name}.`,
  },
};

/** The coach by name, and the language and zone (IANA) in which times are said. */
export type BackDetails = { name: string; language: ChatLanguage; zone: string };

/** Returns the sentence that says when the coach is usually back. */
export function coachBackWords(back: CoachBack, { name, language, zone }: BackDetails): string {
  if (back.kind === 'now') return words[language].now(name);
  const time = sayTime(back.at, zone, language);
  const line = words[language].at(name, sayDate(back.at, zone, language), time);
  return `${line.slice(0, -1)} (${sayZone(back.at, zone, language)}).`;
}

/** Returns the one more line for a lead who writes again after a hand-over; null where it was said. */
export function stillHereWords(back: CoachBack | null, details: BackDetails, earlierReplies: string[]): string | null {
  const line = words[details.language].stillHere(details.name);
  if (earlierReplies.some((reply) => reply.includes(line))) return null;
  return back === null ? line : `${line} ${coachBackWords(back, details)}`;
}

/** Whether a message is that one more line. */
export function saysStillHere(text: string): boolean {
  const gap = '\n';
  return Object.values(words).some(({ stillHere }) => text.startsWith(stillHere(gap).split(gap)[0]!));
}
