import { emptyWish, readChoice, refusing, type Choice } from './booking-choice.ts';
import { type BookingMove, say } from './booking-move.ts';
import { arrange, isSame, sayDone, sayFailed } from './booking-steps.ts';
import { findMistypedAddress } from '../reading/fact-extraction.ts';
import { findAskedField } from '../reading/fields.ts';
import { readOpenProposal } from './open-proposal.ts';
import { plainText } from '../reading/plain-text.ts';
import { type SaidStart, startsIn } from './said-offers.ts';
import { asksForCall, type Situation } from '../situation.ts';
import { namesTime, readWish } from './time-wishes.ts';
import { addDays, type Day, dayAt } from './wall-days.ts';
import { findZone } from './zone-words.ts';

const movingWords =
  /\b(move|reschedul\w*|resched|another (time|day)|different (time|day)|change (it|the (time|call|day))|switch|push (it|the)|postpone|later|earlier|can'?t make it|something came up|cambiar\w*|cambio|mover\w*|muev\w*|reprogram\w*|reagend\w*|otra hora|otro dia|pasar(la|lo)?|pasamos|mas tarde|mas temprano|instead)\b/;
const cancellingWords =
  /\b(cancel\w*|call (it )?off|drop the call|don'?t want (the|a) call( anymore| any more)?|anul\w*|ya no quiero (la )?llamada)\b/;
const aboutOthers =
  /\b(cancel\w*|anul\w*) (my|the|our|mi|la|el|nuestra) (?!(\w+ )?(call|appointment|meeting|booking|session|slot|llamada|cita|sesion|reunion|reserva)\b)|\b(can|could) (i|we|you) cancel (any|when)|\bhow (do|can|would) (i|we|you) cancel\b/;
const keepingWords = /\b(don'?t|do not|not|no|never) (want to |wanna |quiero |lo |la )*(cancel\w*|anul\w*)\b/;
const hesitating = /\b(but|if|let me|maybe|not sure|depends|later|wait|pero|dejame|quiza\w*|depende|espera|luego)\b/;
const mostWordsOfAYes = 8;

/** Plays the part of a setter's work that is about times; every fact comes from the tools. */
export function decideBooking(situation: Situation, fallbackNow: Date): BookingMove {
  const { conversation, openTexts } = situation;
  if (!['find_open_times', 'ask_to_confirm'].every((tool) => conversation.tools.has(tool)) || openTexts.length === 0)
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
  const proposal = readOpenProposal(conversation.openProposal);
  const judged = conversation.toolSteps.findLast(({ name }) => name === 'carry_out')?.result;
  if (judged === undefined && proposal?.id != null && seemsYes(situation, proposal.action, today)) {
    const input = { proposal_id: proposal.id, contact_said_yes: true };
    return { kind: 'call', tools: [{ name: 'carry_out', input }] };
  }
  if (judged !== undefined && judged['code'] !== 'not_agreed') return sayFailed(situation, judged);
  if (wantsToCancel(open) || (proposal?.action === 'cancel' && judged !== undefined)) return cancel(situation, booked);

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
    return untold !== undefined && untold === bookedLine ? say('done') : null;
  }

  const mistyped = openTexts.map(findMistypedAddress).find((address) => address !== null);
  if (mistyped) return say('confirmAddress', { email: mistyped });
  if (zone === null && !situation.businessTexts.some(asksForZone)) return { kind: 'ask-zone' };
  const isNewZone = openTexts.some((text) => findZone(text) !== null);
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
  const callDay = booked?.day ?? null;
  return arrange(situation, { mode, choice: clear, offers, zone, isNewZone, proposal, callDay, today }, asksForAddress);
}

/** Whether the open texts look like a plain yes to the question; the client also judges by itself. */
function seemsYes({ openTexts, language }: Situation, action: string | null, today: Day): boolean {
  const plain = plainText(openTexts.join(' '));
  const says = openTexts.some((text) => namesTime(readWish(text, today, language)));
  const undoes = action !== 'cancel' && cancellingWords.test(plain);
  const refuses = undoes || refusing.test(plain) || hesitating.test(plain) || keepingWords.test(plain);
  return !says && !refuses && !/[?\d@]/.test(plain) && plain.split(/\s+/).length <= mostWordsOfAYes;
}

/** "Can I cancel my gym membership?" is about something else. */
function wantsToCancel(open: string): boolean {
  return cancellingWords.test(open) && !keepingWords.test(open) && !aboutOthers.test(open);
}

function cancel(situation: Situation, booked: SaidStart | null): BookingMove {
  if (booked === null) return say('noCall');
  const tried = situation.conversation.toolSteps.findLast(({ name }) => name === 'ask_to_confirm')?.result;
  if (tried === undefined) return { kind: 'call', tools: [{ name: 'ask_to_confirm', input: { action: 'cancel' } }] };
  return sayFailed(situation, tried);
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

/** Reads the answer to a question about something unclear. */
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

/** Returns the contact's messages from where they, or we, began to talk about a call. */
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

function zoneOf({ conversation, openTexts }: Situation): string | null {
  for (const text of openTexts.toReversed()) {
    const zone = findZone(text);
    if (zone !== null) return zone;
  }
  for (const [name, value] of conversation.knownFacts) {
    if (/zone|zona|city|ciudad|location/i.test(name)) return findZone(value);
  }
  for (const { from, text } of conversation.turns.toReversed()) {
    const zone = from === 'contact' ? findZone(text) : null;
    if (zone !== null) return zone;
  }
  return null;
}

/** Returns the instant in the instructions. */
function toldNow(systemPrompt: string): Date | null {
  const found = /It is now \w+,? (\d{1,2}) (\w+) (\d{4})(?: at|,) (\d{2}:\d{2}) \(UTC\)/.exec(systemPrompt);
  if (found === null) return null;
  const instant = new Date(`${found[1]} ${found[2]} ${found[3]} ${found[4]} UTC`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
