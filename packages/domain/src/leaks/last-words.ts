import { isAssent, isCourtesy } from '../booking/assents/assent.ts';
import { isAcknowledgement } from '../wording/acknowledgement.ts';
import { isIn, termsOf, termWordsOf } from '@spotter/language/patterns/exact/joined-terms';
import { boundText } from '@spotter/language/text/bounded-text';

/** Who goes, comes back later, or has said it all. */
const goodbyes = termsOf(
  `ttyl, talk later, talk soon, talk to you later, talk to you soon, gtg, g2g, good night, goodnight, gn, bye, see you, see ya,
  cya, later alligator, hasta luego, hasta manana, hasta pronto, nos vemos, buenas noches, adios, luego hablamos, hablamos luego, thats all, nothing else, no more
  questions, eso es todo, seria todo`,
);
/** A message that has only these words ends a talk. */
const closing = termsOf(
  `ok, okay, okey, k, kk, oki, cool, great, perfect, awesome, amazing, nice, sweet, wonderful, fantastic, thanks,
  thank, thankyou, youu, you, u, ur, your, so, much, very, ty, tysm, thx, love, it, this, that, haha, hahaha,
  lol, yes, yep, yeah, yup, sure, will, do, then, there, tomorrow, soon, later, bye, good, night, gn, best, the,
  youre, are, a, an, sounds, got, oh, ohh, ooh, wow, yay, cant, wait, no, worries, problem, all, have, day, one,
  weekend, too, same, here, congrats, for, everything, to, talk, see, again, and, really, appreciate, helpful,
  super, mil, gracias, muchas, vale, va, jaja, jajaja, perfecto, genial, listo, dale, hasta, manana, luego, nos,
  vemos, igualmente, bueno, buenas, noches, claro, excelente, muy, amable, que, bien, gusto, padre, arre, sale,
  si, por, todo, i, im, excited, happy, forward, looking, know, thats`,
);

/** Whether a message of the contact leaves nothing to say. `wasAsked`: it follows a question that a yes answers. */
export function endsTalk(text: string, wasAsked: boolean): boolean {
  if (text.includes('?')) return false;
  const words = termWordsOf(boundText(text).text);
  if (words.length === 0 || isAcknowledgement(text) || isIn(goodbyes, words)) return true;
  if (wasAsked) return !isAssent(text) && isCourtesy(text);
  return isCourtesy(text) || isAssent(text) || words.every((word) => isIn(closing, [word]));
}
