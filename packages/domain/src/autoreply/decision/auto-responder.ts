import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { automaticSentences, automaticWords, menus, offersOfHelp, shorthand } from '../words/automatic-words.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';
import { rememberLatest } from '@spotter/language/text/remember-latest';

const sentences = Object.entries(automaticSentences).map(([language, lines]) =>
  phraseMatcher(`automatic sentences/${language}`, lines, automaticWords),
);
const notice = linear(String.raw`^(?:automatic reply: )?out of office\b|\((?:automated|auto)\)`);
const typedByHand = phraseMatcher('shorthand', shorthand);
const menu = phraseMatcher('menus', menus);
const ticketNumber = linear(
  String.raw`\b(?:ticket|case|reference|caso|folio) (?:number|no|numero|id)?\.? ?[:#] ?\w*\d`,
);
const offersHelp = phraseMatcher('offers of help', offersOfHelp);
const asks = linear(String.raw`[?¿]\s*$`);
const pictures = characters(String.raw`\p{Extended_Pictographic}`);
const spaces = characters(String.raw`\s`);

/**
 * Whether the text was written by an auto-responder: out of office, a business account's instant reply, a notice
 * from behind the wheel. A question does not count, because a person asks it.
 */
export const isAutoResponder = rememberLatest(
  (text: string) => text,
  (text): boolean => {
    const plain = plainText(text);
    return isOfMachine(plain) && !typedByHand.test(plain) && !asks.test(offersHelp.replace(plain, ''));
  },
);

/** Whether a text sounds automatic: it comes from an auto-responder, or it is a menu to choose from. */
export const soundsAutomatic = rememberLatest(
  (text: string) => text,
  (text): boolean => {
    const plain = plainText(text);
    return isOfMachine(plain) || menu.test(plain) || ticketNumber.test(plain);
  },
);

function isOfMachine(plain: string): boolean {
  return notice.test(plain) || sentences.some((each) => each.test(plain));
}

function plainText(text: string): string {
  const folded = foldText(boundText(text).text).replaceAll("'", '');
  return spaces.replaceRuns(pictures.replace(folded, ' '), ' ').trim();
}
