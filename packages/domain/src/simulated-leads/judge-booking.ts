import { foldText } from '@spotter/language/text/folded-text';
import { namedTimes } from '@spotter/language/times/named-times';
import { wallTimeAt } from '@spotter/language/zones/zoned-time';
import { fitsBooking } from '../autoreply/gate/claims/claimed-time.ts';
import {
  type CoachsWords,
  type Failure,
  knownFacts,
  lastWrote,
  type PlayedConversation,
  zonesOf,
} from './played-conversation.ts';

/** Whether a call stands at the end exactly when the lead wants one. */
export function judgeBooking({ character, turns }: PlayedConversation): Failure[] {
  const { call } = character.expects;
  const standing = turns.at(-1)?.call ?? null;
  const booked = turns.find((turn) => turn.call !== null);
  if (call === 'booked' && standing === null)
    return [
      {
        rule: 'booked',
        message: lastWrote(turns.at(-1)),
        sentence:
          booked === undefined
            ? 'The lead wants a call and got none.'
            : 'The lead has no call at the end, although it wants one.',
      },
    ];
  if (call === 'none' && booked !== undefined)
    return [
      {
        rule: 'not-booked',
        message: booked.answered[0] ?? lastWrote(booked),
        sentence: 'The agent booked a call that the lead does not want.',
      },
    ];
  if (call === 'canceled' && (booked === undefined || standing !== null))
    return [
      {
        rule: standing === null ? 'booked' : 'not-booked',
        message: lastWrote(turns.at(-1)),
        sentence:
          standing === null
            ? 'The lead wants a call and got none.'
            : 'The lead canceled its call, and it still stands.',
      },
    ];
  return [];
}

/** Whether what was noted and booked is what the lead said. */
export function judgeFacts(played: PlayedConversation, coach: CoachsWords): Failure[] {
  return [...judgeContacts(played), ...judgeTime(played, coach), ...judgeUnasked(played)];
}

/** Whether name, email and zone are noted as the lead gave them last. */
function judgeContacts(played: PlayedConversation): Failure[] {
  const { character, messages, facts, guest, turns } = played;
  const failures: Failure[] = [];
  const words = messages.filter(({ from }) => from === 'lead').map(({ text }) => text);
  const last = turns.at(-1);
  const at = last?.answered.at(-1) ?? lastWrote(last);
  // What it gave last holds.
  const email = words.findLast((text) => text.includes('@'))?.toLowerCase() ?? null;
  const noted = facts.find(({ name }) => foldText(name) === 'email')?.value ?? null;
  const wrong = [guest?.email ?? null, noted].find(
    (kept) => kept !== null && email?.split(' ').some((word) => isAddress(word, kept.toLowerCase())) !== true,
  );
  if (wrong !== undefined)
    failures.push({
      rule: 'facts',
      message: at,
      sentence: `The agent noted the email address ${wrong}; ${email === null ? 'the lead gave none' : `the lead wrote “${email}”`}.`,
    });
  const name = facts.find((fact) => ['name', 'first name', 'first_name'].includes(foldText(fact.name)))?.value;
  if (name !== undefined && character.called !== undefined && !foldText(name).includes(foldText(character.called)))
    failures.push({
      rule: 'facts',
      message: at,
      sentence: `The agent noted the name ${name}; the lead is called ${character.called}.`,
    });
  const booked = turns.findLast((turn) => turn.call !== null)?.call ?? null;
  const isZoneKnown = character.zone !== undefined && knownFacts(played, turns.length - 1).has('zone');
  if (isZoneKnown && booked !== null && guest !== null && !areAlike([guest.zone, character.zone!], booked))
    failures.push({
      rule: 'facts',
      message: at,
      sentence: `The call is in the time zone ${guest.zone}; the lead lives in ${character.zone}.`,
    });
  return failures;
}

/** Whether each call that was booked or moved is at the time to which the lead agreed. */
function judgeTime(played: PlayedConversation, coach: CoachsWords): Failure[] {
  const { character, messages, turns } = played;
  const zones = zonesOf(played, coach);
  return turns.flatMap((turn, at): Failure[] => {
    const before = turns[at - 1];
    const isNew = turn.call !== null && turn.call.getTime() !== before?.call?.getTime();
    if (!isNew) return [];
    const asked = before?.answered.map((place) => messages[place]!.text).join('\n') ?? '';
    const agreed = namedTimes(foldText(asked), character.language);
    const { at: now } = messages[turn.wrote.at(-1)!]!;
    if (turn.confirms && !fitsBooking(agreed, { startsAt: turn.call!, timeZones: zones }, now))
      return [
        {
          rule: 'facts',
          message: turn.answered[0] ?? lastWrote(turn),
          sentence: 'The call is at another time than the one to which the lead agreed.',
        },
      ];
    return [];
  });
}

/** Whether a call was booked, moved or canceled only after the lead said yes. */
function judgeUnasked({ turns }: PlayedConversation): Failure[] {
  const at = turns.findIndex((turn, place) => {
    const before = turns[place - 1]?.call ?? null;
    return turn.call !== null && turn.call.getTime() !== before?.getTime() && !turns.slice(0, place + 1).some(isYes);
  });
  const turn = turns[at];
  return turn === undefined
    ? []
    : [
        {
          rule: 'not-booked',
          message: turn.answered[0] ?? lastWrote(turn),
          sentence: 'The agent booked a call to which the lead had not agreed.',
        },
      ];
}

const isYes = ({ confirms }: { confirms: boolean }) => confirms;

/** Whether clocks show the same in two zones. */
function areAlike([one, other]: [string, string], instant: Date): boolean {
  const [here, there] = [wallTimeAt(instant, one), wallTimeAt(instant, other)];
  return here.day === there.day && here.minutes === there.minutes;
}

/** Whether a word is this address, perhaps with the end of a sentence behind it. */
function isAddress(word: string, address: string): boolean {
  return word === address || (word.slice(0, -1) === address && ['.', ',', '!', '?'].includes(word.slice(-1)));
}
