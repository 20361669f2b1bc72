import { findMistyped } from '../reading/facts.ts';
import { plainText } from '../reading/plain-text.ts';
import { does, factOf, heardIn, type Situation } from '../situation.ts';
import type { ToolDecision } from '../tool-decision.ts';
import type { Slots } from '../writing/speaker.ts';
import { readProposal, type Proposal } from './open-proposal.ts';
import { namesTime, readWish, type TimeWish } from './time-wishes.ts';
import {
  chosenSlot,
  earlierChoice,
  isForCall,
  ofACall,
  pointsAtOne,
  searchFor,
  speaksOfTimes,
  type Talk,
  wishOf,
  zoneOf,
} from './wanted-times.ts';
import { type Day, dayAt, weekdayOf } from './wall-days.ts';
import { findZone } from './zones.ts';

/** The next step in arranging a call: tools to call, or a wording; null where the talk is about something else. */
export type BookingMove = { tools: ToolDecision[] } | { say: string; slots?: Slots; next?: string } | null;

type Slot = { slot_id: string; says: string; day: Day; time: string };
type Result = Record<string, unknown>;

const offeredAtOnce = 3;
const agreeing = [
  'yes',
  'names-time',
  'picks-one',
  'wants-call',
  'zone',
  'gives-email',
  'feel-excited',
  'ask-hours',
  'start-soon',
];
const dropping = ['not-now', 'no-thanks', 'let-me-think', 'ask-partner', 'talk-later'];
/** What is said beside a put-off of something else: "no questions now, what times do you have?" */
const wishes = ['wants-call', 'ask-hours'];
const hesitating = /\b(but|if|let me|maybe|not sure|depends|wait|pero|dejame|quiza\w*|depende|espera)\b/;

/** Plays the part of a setter's work that is about times; every fact comes from the tools. */
export function decideBooking(situation: Situation, fallbackNow: Date): BookingMove {
  const { conversation, openTexts } = situation;
  const { tools } = conversation;
  if (openTexts.length === 0) return null;
  if (!tools.has('find_open_times') && !didBook(situation))
    return tools.has('carry_out') ? null : withoutCalendar(situation);
  const now = statedNow(conversation.systemPrompt) ?? fallbackNow;
  const zone = zoneOf(situation);
  const today = dayAt(now, zone ?? 'UTC');
  const bookedLine = conversation.knownCalls.find((line) => line.startsWith('booked:')) ?? null;
  const proposal = readProposal(conversation.openProposal);
  const done = sayDone(situation);
  if (done !== null) return done;
  const judged = resultOf(situation, 'carry_out');
  if (judged === null && proposal?.id != null && seemsYes(situation, today, proposal)) {
    return call('carry_out', { proposal_id: proposal.id, contact_said_yes: true });
  }
  if (judged !== null && judged['code'] !== 'not_agreed') return sayFailed(situation, judged);
  if (wantsToCancel(situation) || (proposal?.action === 'cancel' && judged !== null))
    return cancel(situation, bookedLine);
  const mode = modeOf(situation, { isBooked: bookedLine !== null, today, proposal });
  if (mode === null) return null;

  const mistyped = openTexts.map(findMistyped).find((address) => address !== null);
  if (mistyped != null) return { say: 'confirm-address', slots: { email: mistyped } };
  if (zone === null && !situation.asked.includes('zone'))
    return { say: mode === 'book' ? 'wants-call' : 'general', next: 'q:zone' };
  const earlier = earlierChoice(situation, proposal, today);
  const wish = earlier ?? wishOf(situation, today);
  const unclear = clearUp(wish, situation);
  if (unclear !== null) return unclear;
  const refused = does(situation, 'none-fit', 'no') || wish.notOn.length > 0 || wish.shift !== null;
  return arrange(situation, { mode, zone, today, wish, refused, proposal });
}

/** Whether the lead wants a call that is neither booked nor dropped: then nothing else is asked. */
export function isArranging({ earlier, openTexts, lastAsked, conversation }: Situation): boolean {
  let wants = /\b(book|call|agend|llamada)/i.test(conversation.coachNote ?? '');
  const heardNow = (text: string) => heardIn(text, lastAsked).map(({ move }) => ({ move, text, after: lastAsked }));
  const all = [...earlier, ...openTexts.flatMap(heardNow)];
  const wishing = new Set(all.filter(({ move }) => wishes.includes(move)).map(({ text }) => text));
  for (const { move, after, text } of all) {
    if (['wants-call', 'missed-call'].includes(move) || (move === 'names-time' && isForCall(text, after))) wants = true;
    else if (after !== null && ofACall.has(after) && agreeing.includes(move)) wants = true;
    else if ((dropping.includes(move) || (move === 'no' && after === 'call')) && !wishing.has(text)) wants = false;
  }
  return wants;
}

/** Looks up the times, then offers them, or asks to confirm the chosen one. */
function arrange(situation: Situation, talk: Talk): BookingMove {
  const { wish, proposal, zone } = talk;
  if (pointsAtOne(situation, proposal, talk.today)) return offer(situation, idsIn(proposal), 'which');
  const isNewZone = zone !== null && situation.openTexts.some((text) => findZone(text) !== null);
  const chosen = earlierChoice(situation, proposal, talk.today) === null ? chosenSlot(situation, proposal) : null;
  if (chosen !== null && !(isNewZone && wish.time === null))
    return confirm(situation, talk, chosen, proposal?.slots.find(({ id }) => id === chosen)?.says ?? null);
  // The time for which the address was asked is in their wish.
  const isChosen = situation.lastAsked === 'email' && wish.days !== null && wish.time !== null;
  if (proposal !== null && proposal.id === null && !isChosen && !speaksOfTimes(situation, talk.today)) {
    if (proposal.several.length > 1) return offer(situation, proposal.several, 'which');
    if (!isNewZone) return offer(situation, idsIn(proposal), 'offer-open');
  }
  const found = resultOf(situation, 'find_open_times');
  if (found === null) return call('find_open_times', searchFor(talk, situation));
  if (found['ok'] !== true) return { say: 'down' };
  const slots = slotsIn(found['times']);
  const others = slotsIn(found['others']);
  const exact =
    wish.time === null || wish.bound !== null
      ? undefined
      : slots.filter(({ day, time }) => time === wish.time && isOn(wish, day));
  if (
    exact?.length === 1 ||
    (exact !== undefined && exact.length > 0 && wish.days !== null && wish.days.from === wish.days.to)
  )
    return confirm(situation, talk, exact[0]!.slot_id, exact[0]!.says);
  const offered = new Set(idsIn(proposal));
  const isWanted = ({ slot_id: id, day }: Slot) =>
    !wish.notOn.includes(weekdayOf(day)) && !(talk.refused && offered.has(id));
  const wanted = slots.filter(isWanted);
  const last = found['last_call_of_the_day'];
  const first = found['first_call_of_the_day'];
  if (wanted.length > 0) {
    const isOther = wish.time !== null && exact?.length === 0;
    return offer(
      situation,
      idsOf(wanted),
      isNewZone && offered.size > 0
        ? 'offer-zone'
        : isOther
          ? 'offer-instead'
          : talk.mode === 'move'
            ? 'offer-move'
            : 'offer',
    );
  }
  const otherSlots = others.filter(isWanted);
  if (otherSlots.length === 0) return { say: 'nothing-then' };
  if (typeof first === 'string')
    return offer(situation, idsOf(otherSlots), 'offer-early', { label: spokenTime(first, situation.language) });
  return typeof last === 'string'
    ? offer(situation, idsOf(otherSlots), 'offer-late', { label: spokenTime(last, situation.language) })
    : offer(situation, idsOf(otherSlots), 'offer-instead');
}

function confirm(situation: Situation, { mode }: Talk, slot: string, says: string | null): BookingMove {
  const tried = resultOf(situation, 'ask_to_confirm');
  if (tried?.['code'] === 'needs' && says !== null) return { say: 'needs-email', slots: { time: says } };
  if (tried !== null) return sayFailed(situation, tried);
  const email = factOf(situation, 'email');
  const refuses = does(situation, 'no-email') || situation.asked.filter((one) => one === 'email').length > 1;
  const address = email !== null ? { email } : refuses ? { without_email: true } : {};
  return call('ask_to_confirm', { action: mode, slot_id: slot, ...(mode === 'move' ? {} : address) });
}

/** Offers times with buttons for them, then says them. */
function offer(situation: Situation, slots: string[], wording: string, more: Slots = {}): BookingMove {
  if (slots.length === 0) return { say: 'nothing-then' };
  const offered = resultOf(situation, 'offer_times');
  if (offered === null) return call('offer_times', { slot_ids: slots.slice(0, offeredAtOnce) });
  return offered['ok'] === true
    ? { say: wording, slots: { ...more, time: String(offered['says_together']) } }
    : { say: 'down' };
}

/** Says what a tool has done, or put below this message, before anything else. */
function sayDone(situation: Situation): BookingMove {
  for (const { name, input, result } of situation.conversation.toolSteps.toReversed()) {
    if (result['ok'] !== true) continue;
    const knowsAddress = factOf(situation, 'email') !== null || situation.asked.includes('email');
    if (name === 'carry_out' && result['status'] === 'cancelled') return { say: 'before-cancel' };
    if (name === 'carry_out')
      return knowsAddress || result['status'] !== 'booked' ? { say: 'done' } : { say: 'done', next: 'q:email' };
    if (name === 'ask_to_confirm') return { say: input['action'] === 'cancel' ? 'before-cancel' : 'before-confirm' };
  }
  return null;
}

/** Says why it was not done, and which alternatives there are. */
function sayFailed(situation: Situation, result: Result): BookingMove {
  const { code, says, link, alternatives, did_you_mean: meant } = result;
  if (code === 'slot_taken') return offer(situation, idsOf(slotsIn(alternatives)), 'taken');
  if (code === 'needs' || (code === 'check_email' && typeof meant !== 'string'))
    return { say: 'before-confirm', next: 'q:email' };
  if (code === 'check_email') return { say: 'confirm-address', slots: { email: String(meant) } };
  if (code === 'link') return { say: 'link', slots: { label: String(link) } };
  if (code === 'has_call') return { say: 'has-call', slots: { time: String(says) } };
  if (code === 'no_call') return { say: 'no-call' };
  return { say: code === 'unconfirmed' ? 'unconfirmed' : 'down' };
}

/** Whether the open texts look like a plain yes to the question; the client also judges on its own. */
function seemsYes(situation: Situation, today: Day, proposal: Proposal): boolean {
  const plain = plainText(situation.openTexts.join(' ')).replace(/\S+@\S+/g, '');
  const isYes =
    does(situation, 'yes', 'thanks', 'feel-excited', 'wants-call', 'gives-email', 'ack') ||
    (proposal.action === 'cancel' && does(situation, 'cancel-call'));
  const says = situation.openTexts.some((text) => namesTime(readWish(text, today, situation.language)));
  return (
    isYes &&
    !says &&
    !does(situation, ...dropping, 'no', 'none-fit', 'bye') &&
    !hesitating.test(plain) &&
    !plain.includes('?')
  );
}

const wantsToCancel = (situation: Situation) =>
  does(situation, 'cancel-call') && !does(situation, 'ask-commitment', 'ask-pause', 'move-call');

function cancel(situation: Situation, bookedLine: string | null): BookingMove {
  if (bookedLine === null) return isArranging(situation) ? { say: 'not-now' } : { say: 'no-call' };
  const tried = resultOf(situation, 'ask_to_confirm');
  return tried === null ? call('ask_to_confirm', { action: 'cancel' }) : sayFailed(situation, tried);
}

function modeOf(
  situation: Situation,
  { isBooked, today, proposal }: { isBooked: boolean; today: Day; proposal: Proposal | null },
): Talk['mode'] | null {
  const saysWhen =
    ofACall.has(situation.lastAsked ?? '') &&
    situation.openTexts.some((text) => readWish(text, today, situation.language).days !== null);
  if (does(situation, ...dropping) && !does(situation, ...wishes) && !saysWhen) return null;
  // Who let two offers of times pass is not asked a third time.
  const isLetBe = situation.asked.length > 1 && situation.asked.slice(-2).every((asked) => asked === 'times');
  if (isLetBe && !speaksOfTimes(situation, today) && !does(situation, 'wants-call', 'yes', 'zone', 'gives-email'))
    return null;
  const isAnswer =
    situation.lastAsked === 'times' && (speaksOfTimes(situation, today) || does(situation, 'yes', 'none-fit', 'zone'));
  if (isBooked)
    return does(situation, 'move-call', 'missed-call') ||
      (does(situation, 'names-time') && situation.openTexts.some((text) => text.includes('?'))) ||
      isAnswer ||
      (proposal?.action === 'move' && speaksOfTimes(situation, today))
      ? 'move'
      : null;
  return isArranging(situation) || isAnswer || (proposal !== null && proposal.action !== 'cancel') ? 'book' : null;
}

function clearUp({ unclear }: TimeWish, situation: Situation): BookingMove {
  if (unclear === null) return null;
  const spoken = (day: Day) =>
    new Intl.DateTimeFormat(situation.language === 'es' ? 'es' : 'en-US', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
  return { say: 'which-date', slots: { time: spoken(unclear.one), label: spoken(unclear.other) } };
}

function withoutCalendar(situation: Situation): BookingMove {
  if (!isArranging(situation) || does(situation, ...dropping)) return null;
  const isReported = situation.businessTexts.some((text) =>
    /\b(exact time|confirm the time|hora exacta|confirmo la hora)\b/i.test(text),
  );
  if (isReported) return null;
  const wantsEmail =
    situation.fields.includes('email') && factOf(situation, 'email') === null && !situation.asked.includes('email');
  if (wantsEmail) return { say: 'wants-call', next: 'q:email' };
  const saysWhen =
    does(situation, 'names-time') ||
    situation.earlier.some(({ move, after }) => move === 'names-time' && after !== 'days');
  return saysWhen || situation.asked.includes('times') ? { say: 'pass-on' } : { say: 'wants-call', next: 'q:times' };
}

function didBook({ conversation }: Situation): boolean {
  return conversation.toolSteps.some(({ name }) => name === 'carry_out' || name === 'ask_to_confirm');
}

/** Returns the instant in the instructions. */
function statedNow(systemPrompt: string): Date | null {
  const found = /It is now \w+,? (\d{1,2}) (\w+) (\d{4})(?: at|,) (\d{2}:\d{2}) \(UTC\)/.exec(systemPrompt);
  const instant = found === null ? NaN : Date.parse(`${found[1]} ${found[2]} ${found[3]} ${found[4]} UTC`);
  return Number.isNaN(instant) ? null : new Date(instant);
}

function spokenTime(time: string, language: Situation['language']): string {
  const hours = Number(time.slice(0, 2));
  if (language === 'es') return `${hours}:${time.slice(3)}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

const isOn = ({ days }: TimeWish, day: Day) => days === null || (days.from <= day && day <= days.to);

const call = (name: string, input: Record<string, unknown>): BookingMove => ({ tools: [{ name, input }] });
const resultOf = ({ conversation }: Situation, tool: string): Result | null =>
  conversation.toolSteps.findLast(({ name }) => name === tool)?.result ?? null;
const slotsIn = (value: unknown) => (Array.isArray(value) ? (value as Slot[]) : []);
const idsIn = (proposal: Proposal | null) => (proposal?.slots ?? []).map(({ id }) => id);
const idsOf = (slots: Slot[]): string[] => slots.map(({ slot_id: id }) => id);
