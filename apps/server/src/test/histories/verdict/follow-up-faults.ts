import type { AskedPause, Played } from '../people.ts';
import type { SeenSend } from '../platform.ts';
import { asksToGoOn, isFollowUp, ownZone, sequenceOf } from '../silences.ts';

const minGapMs = 60 * 60_000;

/** What the server learned of somebody, and when; without an id at the platform it reached nobody. */
type Learned = { author: string; received_at: string; provider_id: string | null };
type Report = (what: string) => void;

/**
 * A follow-up follows an answer that asked something and that nobody has answered, leaves by day, in no pause
 * and before no call, an hour after the one before, and no more of them in a row than the coach allows.
 */
export function findUnwelcomeFollowUps(one: Played, ofAgent: SeenSend[], rows: Learned[], report: Report): void {
  const sequence = sequenceOf(one.history.account);
  if (sequence === null) {
    if (ofAgent.some(({ text }) => isFollowUp(text))) report('the agent has no follow-ups');
    return;
  }
  const { maxUnanswered, quietHours } = sequence;
  // Whether the coach took the chat over by what never arrived is judged by `findRepliesOverAPerson`.
  const at = (author: string) =>
    rows
      .filter((row) => row.author === author && row.provider_id !== null)
      .map(({ received_at }) => Date.parse(received_at));
  const [ofContact, ofCoach] = [at('contact'), at('coach')];
  const inARow = new Map<number, number[]>();
  for (const [nth, { text, leftAt, messageId }] of ofAgent.entries()) {
    if (!isFollowUp(text)) continue;
    const answer = ofAgent.slice(0, nth).findLast((earlier) => !isFollowUp(earlier.text));
    const spoke = (instants: number[]) => instants.some((spoken) => spoken > (answer?.leftAt ?? 0) && spoken < leftAt);
    if (answer === undefined || !answer.text.includes('?')) report(`nothing was asked: ${answer?.text.slice(0, 80)}`);
    if (spoke(ofContact)) report('the contact had answered');
    if (spoke(ofCoach)) report('a person had spoken');
    if (one.booked.some((call) => call.at < leftAt && leftAt < call.startsAt)) report('a call was booked');
    if (isNight(leftAt, quietHours, one.history.zone ?? ownZone)) report(`in the night of ${one.history.zone}`);
    if (messageId === null) continue;
    const turn = ofContact.filter((spoken) => spoken < leftAt).length;
    const before = inARow.get(turn) ?? [];
    if (before.length >= maxUnanswered) report(`number ${before.length + 1} in a row`);
    if (before.some((earlier) => leftAt - earlier < minGapMs)) report('less than an hour after another');
    inARow.set(turn, [...before, leftAt]);
  }
}

/** Whether the clocks of a zone show a quiet hour. */
function isNight(at: number, { from, to }: { from: string; to: string }, timeZone: string): boolean {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = shown.format(at);
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Neither a follow-up nor an ordinary answer leaves while the chat, the account or the agent is paused. */
export function findSaidInPause(pauses: AskedPause[], ofAgent: SeenSend[], report: Report): void {
  const byOwner = [...Map.groupBy(pauses, ({ of }) => of).values()];
  for (const { text, leftAt } of ofAgent) {
    if (!isFollowUp(text) && !asksToGoOn(text)) continue;
    for (const own of byOwner) {
      // What is being set at this very instant may count or not.
      if (own.some(({ from, until }) => from <= leftAt && (until ?? Infinity) >= leftAt)) continue;
      const newest = own.findLast(({ until }) => until !== null && until < leftAt);
      if (newest !== undefined && newest.endsAt > leftAt) report(`paused by ${newest.of}: ${text.slice(0, 80)}`);
    }
  }
}
