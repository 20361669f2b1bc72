import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldText } from '@spotter/language/text/folded-text';
import { wordsOf } from '@spotter/language/text/tokens';

const list = (...lines: string[]) => lines.flatMap((line) => line.split(', '));

/** Words in English and Spanish, folded and without apostrophes. */
const certain = list(
  'youll, you will, you are going to, youre going to, youre guaranteed, i promise, we promise, i guarantee, we guarantee',
  'thats certain, for sure, everybody, everyone, all my clients, my clients all, all our clients, our clients all',
  'every client, all of my clients, all of our clients, te prometo, te aseguro, te garantizo, prometemos, seguro que',
  'todas mis clientas, todos mis clientes, vas a, bajaras, perderas, tendras',
);
const outcomes = list(
  'lose, loses, drop, drops, shed, sheds, burn, burns, gain, gains, get, gets, have, see, reach, look, fit',
  'bajas, bajan, baja, bajar, bajaras, pierdes, pierden, pierde, perder, perderas, logras, logran, tienes, tendras',
);
const ofBody = list(
  'pound, pounds, lb, lbs, kilo, kilos, kg, inch, inches, size, sizes, abs, six pack, sixpack, libras, tallas',
  'abdominales, cuadritos',
);
/** What is promised without a word of the body. */
const alone = list(
  'success rate, results are guaranteed, guaranteed results, resultados garantizados, resultados estan garantizados',
  'never gain it back, never put it back on, never gain it again, nunca lo recuperas, no lo vuelves a subir',
);
const doubts = list(
  'not, cant, cannot, nobody, no one, wont, dont, didnt, if, want, wants, would, goal, hope, whether, depends',
  'nothing, ningun, nadie, nada, si, quieres, meta, objetivo, puedo, depende',
);

/** Whether a text promises what training will do to the body. Questions and what is denied promise nothing. */
export function promisesResults(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    if (sentence.includes('?')) return false;
    const said = ` ${wordsOf(foldText(sentence).replaceAll(/['’]/g, '')).join(' ')} `;
    const has = (phrases: string[]) => phrases.some((phrase) => said.includes(` ${phrase} `));
    if (has(doubts)) return false;
    return has(alone) || (has(certain) && has(ofBody) && (has(outcomes) || said.includes(' prometo ')));
  });
}
