import { characters } from '../text/characters.ts';
import { anyOf, linear, oneOf } from '../text/linear-expression.ts';
import { automaticSentences, menus, shorthand } from './automatic-words.ts';
import { boundText } from './bounded-text.ts';
import { foldText } from './folded-text.ts';

const machine = linear(
  String.raw`\b${anyOf(automaticSentences)}|^(?:automatic reply: )?out of office\b|\((?:automated|auto)\)`,
);
const typedByHand = oneOf(shorthand);
const menu = linear(menus.join('|'));
const offersHelp = linear(
  String.raw`\b${anyOf(
    'how (?:can|may) we help(?: you)?',
    'como (?:podemos|te podemos|le podemos) ayudar(?:te|le)?',
  )}\s*\?`,
);
const asks = linear(String.raw`[?¿]\s*$`);
const pictures = characters(String.raw`\p{Extended_Pictographic}`);
const spaces = characters(String.raw`\s`);

/**
 * Whether the text was written by an auto-responder: out of office, a business account's instant reply, a notice from
 * behind the wheel. A question is left to be answered: somebody asks it.
 */
export function isAutoResponder(text: string): boolean {
  const plain = plainText(text);
  return machine.test(plain) && !typedByHand.test(plain) && !asks.test(offersHelp.replace(plain, ''));
}

/** Whether a text sounds like a machine's: an auto-responder, or a menu to choose from. */
export function soundsAutomatic(text: string): boolean {
  const plain = plainText(text);
  return machine.test(plain) || menu.test(plain);
}

function plainText(text: string): string {
  const folded = foldText(boundText(text).text).replaceAll("'", '');
  return spaces.replaceRuns(pictures.replace(folded, ' '), ' ').trim();
}
