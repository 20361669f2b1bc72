import type { Choice } from './booking-choice.ts';
import type { BookingMove } from './booking-move.ts';
import { say } from './booking-move.ts';
import type { BookingPhrases } from './booking-phrases.ts';
import type { OpenProposal } from './open-proposal.ts';
import { plainText } from '../reading/plain-text.ts';
import type { SaidStart } from './said-offers.ts';
import { factValue, type Situation } from '../situation.ts';
import { addDays, type Day, weekdayOf } from './wall-days.ts';

type Slot = { slot_id: string; says: string; day: Day; time: string };

/** What is being arranged, and what the contact's answer to an offer means. */
export type Arrangement = {
  mode: 'book' | 'move';
  choice: Choice;
  offers: SaidStart[];
  zone: string | null;
  /** Whether the contact has just named their zone: the offer is repeated in it. */
  isNewZone: boolean;
  proposal: OpenProposal | null;
  /** The day of the call that is booked; null where none is. */
  callDay: Day | null;
  today: Day;
};

const offeredAtOnce = 3;
const mostAskedForAddress = 2;
const refusesAddress =
  /\b(no (e-?mail|mail|correo)|don'?t (have|use|want to give|wanna give|like giving)( \w+){0,3} (e-?mail|mail)|rather not|prefer not|not giving|sin correo|no (tengo|uso|quiero dar)( \w+){0,2} (correo|mail|email)|prefiero no)\b/;

/** Looks up the times, then offers them, or asks to confirm the chosen one. */
export function arrange(
  situation: Situation,
  talk: Arrangement,
  asksForAddress: (text: string) => boolean,
): BookingMove {
  const { choice, offers, proposal } = talk;
  const { toolSteps } = situation.conversation;
  const found = toolSteps.findLast(({ name }) => name === 'find_open_times')?.result;
  if (found === undefined) return { kind: 'call', tools: [{ name: 'find_open_times', input: searchFor(talk) }] };
  if (found['ok'] !== true) return say('down');
  const slots = slotsIn(found['times']);
  const others = slotsIn(found['others']);
  const last = found['last_call_of_the_day'];
  const outside = typeof last === 'string' ? last : null;
  if (talk.isNewZone && choice.start === null && proposal !== null && proposal.slotIds.length > 0) {
    return offerAgain(situation, proposal);
  }
  if (choice.start !== null) {
    const slot = slots.find((each) => isSame(each, choice.start));
    return slot === undefined
      ? offerOthers(situation, [...slots, ...others], outside)
      : confirm(situation, talk, slot, asksForAddress);
  }
  if (choice.oneOf.length > 1 && offers.length > choice.oneOf.length) {
    const meant = slots.filter((slot) => choice.oneOf.some((one) => isSame(slot, one)));
    if (meant.length > 1) return offer(situation, meant, 'which');
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
  if (wanted.length > 0) return offer(situation, wanted, talk.mode === 'move' ? 'offerToMove' : 'offer');
  const instead = others.filter(isWanted);
  return instead.length > 0 ? offerOthers(situation, instead, outside) : say('nothingThen');
}

/** Offers the times nearest to an impossible wish; says so where the wish was too late for every day. */
function offerOthers(situation: Situation, slots: Slot[], lastOfTheDay: string | null): BookingMove {
  const move = offer(situation, slots, lastOfTheDay === null ? 'offerInstead' : 'offerEarlier');
  if (move?.kind !== 'say' || lastOfTheDay === null) return move;
  return { ...move, slots: { ...move.slots, label: spokenTime(lastOfTheDay, situation.language) } };
}

function spokenTime(time: string, language: Situation['language']): string {
  const hours = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  if (language === 'es') return `${hours}:${minutes}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Repeats the one time as a question; asks for an address before, so that the yes is the last step. */
function confirm(
  situation: Situation,
  { mode }: Arrangement,
  slot: Slot,
  asksForAddress: (text: string) => boolean,
): BookingMove {
  const tried = situation.conversation.toolSteps.findLast(({ name }) => name === 'ask_to_confirm')?.result;
  if (tried !== undefined) return sayFailed(situation, tried);
  const input = { action: mode, slot_id: slot.slot_id };
  if (mode === 'move') return { kind: 'call', tools: [{ name: 'ask_to_confirm', input }] };
  const email = factValue(situation, 'email');
  const asked = situation.businessTexts.filter(asksForAddress).length;
  const refuses = refusesAddress.test(plainText(situation.openTexts.join('\n')));
  if (email === null && asked < mostAskedForAddress && !refuses) return say('askEmail', { time: slot.says });
  const address = email === null ? { without_email: true } : { email };
  return { kind: 'call', tools: [{ name: 'ask_to_confirm', input: { ...input, ...address } }] };
}

function searchFor({ callDay, choice, offers, today, zone }: Arrangement): Record<string, unknown> {
  const { wish, start } = choice;
  const inZone = zone === null ? {} : { time_zone: zone };
  if (start !== null) return { from_day: start.day, to_day: start.day, time: start.time, ...inZone };
  if (choice.oneOf.length > 1) return { from_day: choice.oneOf[0]!.day, to_day: choice.oneOf.at(-1)!.day, ...inZone };
  const lastOffered = offers
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  // "Can we move it to 2pm?" is first of all the day of the call.
  const begin = wish.time === null ? today : (callDay ?? today);
  const onward = wish.shift === 'later' || choice.refused ? (lastOffered ?? begin) : begin;
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

/** Offers times with buttons for them, then says them. */
function offer(situation: Situation, slots: Slot[], phrase: keyof BookingPhrases): BookingMove {
  if (slots.length === 0) return say('nothingThen');
  const chosen = slots.slice(0, offeredAtOnce);
  const offered = situation.conversation.toolSteps.findLast(({ name }) => name === 'offer_times')?.result;
  if (offered === undefined) {
    return {
      kind: 'call',
      tools: [{ name: 'offer_times', input: { slot_ids: chosen.map(({ slot_id }) => slot_id) } }],
    };
  }
  return say(phrase, { time: togetherIn(offered) });
}

/** Offers the same times again, in the words of the zone that is known now. */
function offerAgain(situation: Situation, proposal: OpenProposal): BookingMove {
  const offered = situation.conversation.toolSteps.findLast(({ name }) => name === 'offer_times')?.result;
  if (offered === undefined) {
    return { kind: 'call', tools: [{ name: 'offer_times', input: { slot_ids: proposal.slotIds } }] };
  }
  return offered['ok'] === true ? say('offerInZone', { time: togetherIn(offered) }) : say('down');
}

/** Returns the offered starts, in the tool's words for all of them. */
function togetherIn(offered: Record<string, unknown>): string {
  return String(offered['says_together']);
}

/** Says what a tool has done, or put below this message, before anything else. */
export function sayDone({ conversation }: Situation): BookingMove {
  for (const { name, input, result } of conversation.toolSteps.toReversed()) {
    if (result['ok'] !== true) continue;
    if (name === 'carry_out') return say(result['status'] === 'cancelled' ? 'cancelled' : 'done');
    if (name === 'ask_to_confirm') return say(input['action'] === 'cancel' ? 'beforeCancel' : 'beforeQuestion');
  }
  return null;
}

/** Says why it was not done, and which alternatives there are. */
export function sayFailed(situation: Situation, result: Record<string, unknown>): BookingMove {
  const time = typeof result['says'] === 'string' ? result['says'] : null;
  switch (result['code']) {
    case 'slot_taken':
      return offer(situation, slotsIn(result['alternatives']), 'taken');
    case 'needs':
      return say('askEmailAlone');
    case 'check_email':
      return typeof result['did_you_mean'] === 'string'
        ? say('confirmAddress', { email: result['did_you_mean'] })
        : say('askEmailAlone');
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

function slotsIn(value: unknown): Slot[] {
  return Array.isArray(value) ? (value as Slot[]) : [];
}

/** Whether two starts are the same. */
export function isSame(one: SaidStart, other: SaidStart | null): boolean {
  return other !== null && one.day === other.day && one.time === other.time;
}
