import { isAssent } from '../../booking/assents/assent.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { isAbout } from '../phrases/conversation-patterns.ts';
import { asksForAnswer } from './asks-for-answer.ts';

/** A message of a chat as it was really sent; `hasTimes`: with times of a call to tap. */
export type SpokenTurn = { from: 'contact' | 'business'; text: string; hasTimes?: boolean };

/**
 * What may be asked of a contact now: anything; nothing but what a call needs, because one is being arranged; or
 * nothing at all, because they do not want to go on now.
 */
export const askingScopes = ['anything', 'booking', 'nothing'] as const;
export type AskingScope = (typeof askingScopes)[number];

/**
 * Returns what may be asked. `turns`: what was said since the newest call of the chat was booked or canceled,
 * oldest first. A call is arranged from the first wish for it until it is booked, or until they put it off.
 */
export function askingScope(turns: SpokenTurn[]): AskingScope {
  const newest = turns.slice(turns.findLastIndex(({ from }) => from === 'business') + 1).map(({ text }) => text);
  if (newest.some(putsOff) && !newest.some((text) => wishesCall(text) || asksForAnswer(text))) return 'nothing';
  return isArranging(turns) ? 'booking' : 'anything';
}

function isArranging(turns: SpokenTurn[]): boolean {
  return turns.reduce<boolean>((isOn, turn, at) => {
    if (turn.from === 'business') return isOn || turn.hasTimes === true;
    if (wishesCall(turn.text)) return true;
    if (putsOff(turn.text)) return false;
    return isOn || agreesToCall(turn.text, turns.slice(0, at));
  }, false);
}

/** Whether a contact asks for a call. */
function wishesCall(text: string): boolean {
  return isAbout(boundText(text).text, 'call-wish');
}

/** Whether a contact does not want to go on now. */
function putsOff(text: string): boolean {
  return isAbout(boundText(text).text, 'put-off');
}

/** Whether a contact says yes to the offer of a call. */
function agreesToCall(text: string, before: SpokenTurn[]): boolean {
  const offer = before.findLast(({ from }) => from === 'business')?.text ?? '';
  return offer.includes('?') && wishesCall(offer) && isAssent(text);
}
