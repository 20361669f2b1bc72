import { boundText } from '@spotter/language/text/bounded-text';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { linear } from '@spotter/language/text/linear-expression';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { placesOf, termsOf, termWordsOf } from '@spotter/language/patterns/exact/joined-terms';

/** How people order words: to say, repeat or write them, or to begin or end with them. */
const orders = termsOf(`
  say, repeat, repeat after me, write, type, print, output, echo, answer with, reply with, respond with, answer only with, message with,
  answer with, reply with, start with, begin with, end with, start every answer with, start each answer with, start every message with,
  start each message with, begin every message with, begin every answer with, end every message with, end each message with, finish with,
  di, dime, repite, repiteme, escribe, escribeme, responde con, contesta con, responde solo con, contesta solo con, responde solo, contesta solo, empieza con, termina con, empieza cada mensaje con,
  empieza cada respuesta con, termina cada mensaje con, diga, diz, repete, repita, escreve, escreva, responda com, responde com, responda so com, comeca com, comece com,
  comece cada mensagem com, termine cada mensagem com, dis, dites, repetez, ecris, ecrivez, reponds par, reponds avec, reponds seulement, commence par, commence chaque message par,
  finis chaque message par, sag, sage, wiederhole, schreib, schreibe, antworte mit, antworte nur mit, beginne mit, beginne jede nachricht mit, beginne jede antwort mit, beende jede nachricht mit,
  dici, ripeti, scrivi, rispondi con, rispondi solo con, inizia con, inizia ogni messaggio con, finisci ogni messaggio con, zeg, herhaal, schrijf, antwoord met, antwoord alleen met, begin met,
  begin elk bericht met, eindig elk bericht met, powiedz, powtorz, napisz, odpowiedz, odpowiadaj, zacznij od, zaczynaj kazda wiadomosc od, koncz kazda wiadomosc`);
/** What may stand between the order and the words. */
const fillers = termsOf(`
  me, after me, only, just, exactly, this, the word, the words, the sentence, the phrase, word, please, solo, esto, la palabra, la frase, por favor, apenas, isto, a palavra,
  a frase, seulement, ceci, le mot, la phrase, nur, genau, das wort, den satz, bitte, solamente, la parola, questo, alleen, dit, het woord, de zin, tylko, slowo, zdanie, to, mi`);
const quoted = linear(String.raw`["“«„‘']([^"”»“’'\n]{2,200})["”»“’']`);
/** Min letters of words that count: "yes" is an answer. */
const minLetters = 5;
/** The share of a draft that is no more than what was ordered. */
const minShare = 0.5;

/**
 * Whether a draft says what a message ordered it to say: mostly just that, or that at its beginning or end. What
 * the coach or a source says is an answer.
 */
export function saysDictated(draft: string, messages: string[], known: string): boolean {
  const said = joined(draft);
  return messages.flatMap(dictatedIn).some((words) => {
    if (words.replaceAll(' ', '').length < minLetters || !said.includes(` ${words} `)) return false;
    if (joined(known).includes(` ${words} `)) return false;
    const isEdge = said.startsWith(` ${words} `) || said.endsWith(` ${words} `);
    return isEdge || words.length >= said.length * minShare;
  });
}

/** Returns the words that a message orders to be said. */
const dictatedIn = rememberLatest(
  (message: string) => message,
  (message: string): readonly string[] =>
    sentencesOf(boundText(message).text).flatMap((sentence) => {
      const words = termWordsOf(sentence);
      const [order] = placesOf(orders, words);
      if (order === undefined) return [];
      const quotes = quoted.findAll(sentence).map(({ groups }) => joined(groups[0] ?? '').trim());
      if (quotes.length > 0) return quotes;
      const behind = words.slice(order + 1);
      const filled = placesOf(fillers, behind).filter((place, at) => place <= at + 1);
      return [
        behind
          .slice((filled.at(-1) ?? -1) + 1)
          .map(({ folded }) => folded)
          .join(' '),
      ];
    }),
);

function joined(text: string): string {
  return ` ${termWordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
}
