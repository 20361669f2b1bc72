import { emptyWish, readChoice, type Choice } from './booking-choice.ts';
import type { BookingPhrases } from './booking-phrases.ts';
import { findMistypedAddress } from './fact-extraction.ts';
import { findAskedField } from './fields.ts';
import { plainText } from './plain-text.ts';
import { type SaidStart, startsIn } from './said-offers.ts';
import { asksForCall, factValue, type Situation } from './situation.ts';
import type { Slots } from './speaker.ts';
import { namesTime, readWish } from './time-wishes.ts';
import type { ToolDecision } from './tool-decisions.ts';
import { addDays, type Day, dayAt, weekdayOf } from './wall-days.ts';
import { findZone } from './zone-words.ts';

/** What comes next in arranging a call; null where the conversation is about something else. */
export type BookingMove =
  | { kind: 'call'; tools: ToolDecision[] }
  | { kind: 'say'; phrase: keyof BookingPhrases; slots?: Partial<Slots> }
  | { kind: 'ask-zone' }
  | null;

type Slot = { slot_id: string; says: string; day: Day; time: string };

const offeredAtOnce = 3;
const mostAskedForAddress = 2;
const movingWords =
  /\b(move|reschedul\w*|resched|another (time|day)|different (time|day)|change (it|the (time|call|day))|switch|push (it|the)|postpone|later|earlier|can'?t make it|something came up|cambiar\w*|cambio|mover\w*|muev\w*|reprogram\w*|reagend\w*|otra hora|otro dia|pasar(la|lo)?|pasamos|mas tarde|mas temprano|instead)\b/;
const cancellingWords =
  /\b(cancel\w*|call (it )?off|drop the call|don'?t want (the|a) call( anymore| any more)?|anul\w*|ya no quiero (la )?llamada)\b/;
const keepingWords = /\b(don'?t|do not|not|no|never) (want to |wanna |quiero |lo |la )*(cancel\w*|anul\w*)\b/;
const refusesAddress =
  /\b(no (e-?mail|mail|correo)|don'?t (have|use|want to give|wanna give|like giving)( \w+){0,3} (e-?mail|mail)|rather not|prefer not|not giving|sin correo|no (tengo|uso|quiero dar)( \w+){0,2} (correo|mail|email)|prefiero no)\b/;

/** Plays the part of a setter's work that is about times; every fact comes from the tools. */
export function decideBooking(situation: Situation, fallbackNow: Date): BookingMove {
  const { conversation, openTexts } = situation;
  if (!['find_open_times', 'book_call'].every((tool) => conversation.tools.has(tool)) || openTexts.length === 0)
    return null;
  const now = toldNow(conversation.systemPrompt) ?? fallbackNow;
  const zone = zoneOf(situation);
  const today = dayAt(now, zone ?? 'UTC');
  const known = conversation.knownCalls;
  const bookedLine = known.find((line) => line.startsWith('booked:'));
  const booked = bookedLine === undefined ? null : (startsIn(bookedLine, today)[0] ?? null);
  const open = plainText(openTexts.join('\n'));

  const done = sayDone(situation);
  if (done !== null) return done;
  if (cancellingWords.test(open) && !keepingWords.test(open)) return cancel(situation, booked);
  if (isAgreedCancelling(situation) && booked !== null) return cancel(situation, booked);

  const { turns } = conversation;
  const anchor = turns.findLastIndex(({ from, text }) => from === 'business' && startsIn(text, today).length > 0);
  const anchorText = turns[anchor]?.text ?? '';
  const isNews = /\b(cancel|reminder|recordatorio|begins soon|empieza pronto)/.test(plainText(anchorText));
  const offers = isNews ? [] : startsIn(anchorText, today).filter((start) => !isSame(start, booked));
  const answers = turns
    .slice(anchor < 0 ? firstOfTalk(situation) : anchor + 1)
    .flatMap(({ from, text }) => (from === 'contact' ? [text] : []));
  const lastChoice = turns
    .slice(0, anchor + 1)
    .findLast(({ from, text }) => from === 'business' && startsIn(text, today).length > 1);
  const choices = isNews || lastChoice === undefined ? offers : startsIn(lastChoice.text, today);
  const choice = readChoice(answers, { offers, choices }, today, situation.language);
  const openWish = openTexts.map((text) => readWish(text, today, situation.language));
  const mode = modeOf(situation, { booked, offers, choice, speaksOfTime: openWish.some(namesTime), open });
  if (mode === null) {
    const untold = known.find((line) => line.includes('has not been told'));
    return untold !== undefined && untold === bookedLine ? say('booked', { time: inWords(untold) }) : null;
  }

  const mistyped = openTexts.map(findMistypedAddress).find((address) => address !== null);
  if (mistyped) return say('confirmAddress', { email: mistyped });
  if (zone === null && !situation.businessTexts.some(asksForZone)) return { kind: 'ask-zone' };
  const clear = clarified(choice, situation, today);
  if (clear === 'ask-tomorrow') return say('unclearTomorrow');
  if (clear.wish.unclear !== null && typeof clear.wish.unclear === 'object') {
    const spoken = (day: Day) =>
      new Intl.DateTimeFormat(situation.language === 'es' ? 'es' : 'en-US', {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`));
    const { one, other } = clear.wish.unclear;
    return say('unclearDate', { time: spoken(one), label: spoken(other) });
  }
  return arrange(situation, { mode, choice: clear, offers, zone, today });
}

/** Looks the times up, then offers, asks, books or moves. */
function arrange(
  situation: Situation,
  talk: { mode: 'book' | 'move'; choice: Choice; offers: SaidStart[]; zone: string | null; today: Day },
): BookingMove {
  const { mode, choice, offers, zone, today } = talk;
  const { toolSteps } = situation.conversation;
  const found = toolSteps.findLast(({ name }) => name === 'find_open_times')?.result;
  if (found === undefined)
    return { kind: 'call', tools: [{ name: 'find_open_times', input: searchFor(choice, offers, zone, today) }] };
  if (found['ok'] !== true) return say('down');
  const slots = slotsIn(found['times']);
  const others = slotsIn(found['others']);
  if (choice.start !== null) {
    const slot = slots.find((each) => isSame(each, choice.start));
    if (slot === undefined) return offer([...slots, ...others], 'offerInstead');
    const tool = mode === 'move' ? 'move_call' : 'book_call';
    const tried = toolSteps.findLast(({ name }) => name === tool)?.result;
    if (tried !== undefined) return sayFailed(tried);
    if (mode === 'move') return { kind: 'call', tools: [{ name: tool, input: { slot_id: slot.slot_id } }] };
    const email = factValue(situation, 'email');
    const asked = situation.businessTexts.filter(asksForAddress).length;
    const refuses = refusesAddress.test(plainText(situation.openTexts.join('\n')));
    if (email === null && asked < mostAskedForAddress && !refuses) return say('askEmail', { time: slot.says });
    const address = email === null ? { without_email: true } : { email };
    return { kind: 'call', tools: [{ name: tool, input: { slot_id: slot.slot_id, ...address } }] };
  }
  if (choice.oneOf.length > 1 && offers.length > choice.oneOf.length) {
    const meant = slots.filter((slot) => choice.oneOf.some((one) => isSame(slot, one)));
    if (meant.length > 1) return offer(meant, 'which');
  }
  const before = (start: SaidStart) => `${start.day} ${start.time}`;
  const newest = offers.map(before).toSorted().at(-1) ?? '';
  const oldest = offers.map(before).toSorted()[0] ?? '';
  const isWanted = (slot: Slot) =>
    !choice.wish.notOn.includes(weekdayOf(slot.day)) &&
    (!choice.refused || !offers.some((one) => isSame(slot, one))) &&
    (choice.wish.shift !== 'later' || offers.length === 0 || before(slot) > newest) &&
    (choice.wish.shift !== 'earlier' || offers.length === 0 || before(slot) < oldest);
  const wanted = slots.filter(isWanted);
  if (wanted.length > 0) return offer(wanted, mode === 'move' ? 'offerToMove' : 'offer');
  const instead = others.filter(isWanted);
  return instead.length > 0 ? offer(instead, 'offerInstead') : say('nothingThen');
}

function searchFor(choice: Choice, offers: SaidStart[], zone: string | null, today: Day): Record<string, unknown> {
  const { wish, start } = choice;
  const inZone = zone === null ? {} : { time_zone: zone };
  if (start !== null) return { from_day: start.day, to_day: start.day, time: start.time, ...inZone };
  if (choice.oneOf.length > 1) return { from_day: choice.oneOf[0]!.day, to_day: choice.oneOf.at(-1)!.day, ...inZone };
  const lastOffered = offers
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const onward = wish.shift === 'later' || choice.refused ? (lastOffered ?? today) : today;
  const from = wish.days?.from ?? onward;
  const notBefore =
    wish.days === null && choice.refused && wish.notOn.includes(weekdayOf(from)) ? addDays(from, 1) : from;
  return {
    from_day: notBefore,
    ...(wish.days === null ? {} : { to_day: wish.days.to }),
    ...(wish.time === null ? {} : { time: wish.time }),
    ...(wish.part === null ? {} : { part_of_day: wish.part }),
    ...inZone,
  };
}

function offer(slots: Slot[], phrase: keyof BookingPhrases): BookingMove {
  if (slots.length === 0) return say('nothingThen');
  const said = slots.slice(0, offeredAtOnce).map(({ says }) => says);
  return say(phrase, { time: listed(said) });
}

/** Several starts in a row: the zone is said with the last. */
function listed(says: string[]): string {
  const last = says.at(-1)!;
  if (says.length === 1) return last;
  const isSpanish = /, a las? \d/.test(last);
  const bare = says.slice(0, -1).map((one) => one.replace(/ \([^)]*\)$/, ''));
  return `${bare.join('; ')} ${isSpanish ? 'o' : 'or'} ${last}`;
}

/** What a tool has done in this turn is said before anything else. */
function sayDone({ conversation }: Situation): BookingMove {
  for (const { name, result } of conversation.toolSteps.toReversed()) {
    if (result['ok'] !== true) continue;
    const time = typeof result['says'] === 'string' ? result['says'] : '';
    if (name === 'book_call') return say('booked', { time });
    if (name === 'move_call') return say('moved', { time });
    if (name === 'cancel_call') return say('cancelled', { time });
  }
  return null;
}

function sayFailed(result: Record<string, unknown>): BookingMove {
  const time = typeof result['says'] === 'string' ? result['says'] : null;
  switch (result['code']) {
    case 'slot_taken':
      return offer(slotsIn(result['alternatives']), 'taken');
    case 'needs_confirmation':
      return say('confirmTime', { time });
    case 'check_email':
      return typeof result['did_you_mean'] === 'string'
        ? say('confirmAddress', { email: result['did_you_mean'] })
        : say('askEmail', { time: '' });
    case 'link':
      return say('link', { label: String(result['link']) });
    case 'has_call':
      return say('hasCall', { time });
    case 'no_call':
      return say('noCall');
    case 'unconfirmed':
      return say('unconfirmed');
    default:
      return say('down');
  }
}

function cancel(situation: Situation, booked: SaidStart | null): BookingMove {
  if (booked === null) return say('noCall');
  const tried = situation.conversation.toolSteps.findLast(({ name }) => name === 'cancel_call')?.result;
  if (tried === undefined) return { kind: 'call', tools: [{ name: 'cancel_call', input: {} }] };
  return tried['code'] === 'no_call' ? say('noCall') : say('confirmCancel');
}

function isAgreedCancelling({ businessTexts, signals }: Situation): boolean {
  return /(cancel)[^?]*\?/.test(plainText(businessTexts.at(-1) ?? '')) && signals.has('agrees');
}

function modeOf(
  situation: Situation,
  talk: { booked: SaidStart | null; offers: SaidStart[]; choice: Choice; speaksOfTime: boolean; open: string },
): 'book' | 'move' | null {
  const { booked, offers, choice, speaksOfTime, open } = talk;
  const { signals, businessTexts } = situation;
  const last = businessTexts.at(-1) ?? '';
  const askedHere = asksForAddress(last) || asksForZone(last) || asksWhen(last);
  const inTalk = (offers.length > 0 || askedHere) && (choice.spoke || speaksOfTime || askedHere);
  if (booked !== null) return movingWords.test(open) || inTalk ? 'move' : null;
  if (signals.has('wants-call') || /\b(book|call|agend|llamada)/i.test(situation.conversation.coachNote ?? ''))
    return 'book';
  if (offers.length === 0 && asksForCall(last) && !signals.has('declines')) {
    return signals.has('agrees') || signals.has('names-a-time') || speaksOfTime ? 'book' : null;
  }
  if (offers.length === 0 && !businessTexts.some((text) => asksForCall(text) || asksWhen(text) || asksForZone(text)))
    return null;
  return inTalk || (speaksOfTime && offers.length > 0) ? 'book' : null;
}

/** What was unclear and has been asked about is read from the answer. */
function clarified(choice: Choice, situation: Situation, today: Day): Choice | 'ask-tomorrow' {
  const { unclear } = choice.wish;
  const asked = plainText(situation.businessTexts.at(-1) ?? '');
  const open = plainText(situation.openTexts.join(' '));
  if (unclear === 'manana') {
    if (!/tomorrow, or in the morning|dia de manana, o por la manana/.test(asked)) return 'ask-tomorrow';
    const day = addDays(today, 1);
    return { ...choice, wish: { ...emptyWish, days: { from: day, to: day } } };
  }
  if (unclear !== null) {
    const months = [unclear.one, unclear.other].filter((day) =>
      ['en-US', 'es'].some((locale) => {
        const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
          new Date(`${day}T00:00:00Z`),
        );
        return open.includes(plainText(month));
      }),
    );
    if (months.length === 1) return { ...choice, wish: { ...emptyWish, days: { from: months[0]!, to: months[0]! } } };
  }
  return choice;
}

/** The contact's messages from where they, or we, began to speak of a call. */
function firstOfTalk({ conversation }: Situation): number {
  const asked = conversation.turns.findLastIndex(
    ({ from, text }) => from === 'business' && !asksForAddress(text) && !asksForZone(text) && !asksWhen(text),
  );
  return asked + 1;
}

const asksForAddress = (text: string) => text.includes('?') && findAskedField(text, [])?.known === 'email';
const asksForZone = (text: string) => text.includes('?') && findAskedField(text, [])?.known === 'time_zone';
const asksWhen = (text: string) =>
  /\b(which day|what day|which other day|what other day|day works|tomorrow, or|which date|que dia|que otro dia|dia de manana|que fecha|fecha dices|equivocarme)\b/.test(
    plainText(text),
  );

function zoneOf({ conversation }: Situation): string | null {
  for (const [name, value] of conversation.knownFacts) {
    if (/zone|zona|city|ciudad|location/i.test(name)) return findZone(value);
  }
  for (const { from, text } of conversation.turns.toReversed()) {
    const zone = from === 'contact' ? findZone(text) : null;
    if (zone !== null) return zone;
  }
  return null;
}

/** The instant that the instructions tell. */
function toldNow(systemPrompt: string): Date | null {
  const told = /It is now \w+,? (\d{1,2}) (\w+) (\d{4})(?: at|,) (\d{2}:\d{2}) \(UTC\)/.exec(systemPrompt);
  if (told === null) return null;
  const instant = new Date(`${told[1]} ${told[2]} ${told[3]} ${told[4]} UTC`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function slotsIn(value: unknown): Slot[] {
  return Array.isArray(value) ? (value as Slot[]) : [];
}

function isSame(one: SaidStart, other: SaidStart | null): boolean {
  return other !== null && one.day === other.day && one.time === other.time;
}

function inWords(line: string): string {
  return line.replace(/^\w[^:]*: /, '').replace(/ \(the contact has not been told yet\)$/, '');
}

function say(phrase: keyof BookingPhrases, slots: Partial<Slots> = {}): BookingMove {
  return { kind: 'say', phrase, slots };
}
