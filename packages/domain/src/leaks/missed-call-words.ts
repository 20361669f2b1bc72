import { boundText } from '@spotter/language/text/bounded-text';
import { isIn, termsOf, termWordsOf } from '@spotter/language/patterns/exact/joined-terms';

const missed = termsOf(
  `missed you, missed each other, missed the call, missed our call, missed your call, didnt make it, couldnt make it, no show,
  another time, reschedule, everything ok, everything okay, no coincidimos, no coincidieramos, te esperamos, te esperaba, otra
  hora, outro horario, desencontramos, autre creneau, manques pour, verpasst, andere zeit, altro orario, non ci siamo
  incontrati, andere tijd, misten, innego terminu, minelismy`,
);

/** Whether a message speaks to a guest of a call that they missed. */
export function isAskedAbout(text: string): boolean {
  return isIn(missed, termWordsOf(boundText(text).text));
}
