import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';
import { normalForm } from '@spotter/language/text/normal-form';
import { wordsOf } from '@spotter/language/text/tokens';
import { machineClasses, nameWord } from './machine-words.ts';

const lines = [
  '{says} [{owner}] {machine} [{ends}]',
  '[{owner}] {writer} {writes} [{ends}]',
  '{owner} {machine} [{ends}] here',
  '{runs}',
];
/** The same beside other words, with an adjective: enough for an answer to whether a machine writes. */
const looseLine = '{says} [{owner}] [_] ({machine}/{virtual})';
const maxNameLength = 3;

const readers = chatLanguages.map((language) => {
  const classes = machineClasses(language);
  const { greets, says, writer, writes, ends, runs, denies } = classes;
  const known = [greets, says, writer, writes, ends, runs, denies].flat().join(' ').replaceAll(nameWord, '');
  const spoken = lines.filter((line) => language === 'en' || !line.endsWith(' here'));
  const whole = spoken.map((line) => `^ [{greets}] [there/${nameWord}] ${line} $`);
  const isDenied = `!${denies.join('/')}`;
  return {
    isWhole: phraseMatcher(`a machine writes (${language})`, whole, classes),
    isWithin: phraseMatcher(`a machine is said to write (${language})`, `${isDenied} ${looseLine}`, classes),
    known: new Set(wordsOf(known)),
  };
});

/**
 * Whether a sentence of a text says, and nothing else, that a machine writes it. What else a sentence had could
 * take it back, so only these count: at the field of a coach, in front of a message, and in the recount.
 */
export function statesMachine(text: string): boolean {
  return isInOneSentence(text, 'isWhole');
}

/** Whether a sentence of a text says so beside other words. */
export function mentionsMachineAsWriter(text: string): boolean {
  return isInOneSentence(text, 'isWithin');
}

function isInOneSentence(text: string, reading: 'isWhole' | 'isWithin'): boolean {
  const sentences = sentencesOf(boundText(text).text).filter((sentence) => !sentence.includes('?'));
  return sentences.some((sentence) => {
    const words = wordsOf(normalForm(sentence, 'NFC'));
    return readers.some((reader) => reader[reading].test(withoutNames(words, reader.known)));
  });
}

/** Returns folded words, with one word for each name: up to three words with capitals that are not known. */
function withoutNames(words: string[], known: ReadonlySet<string>): string {
  const read: string[] = [];
  let length = 0;
  words.forEach((word, at) => {
    const folded = foldText(word);
    const mayBeName = word.charAt(0) !== word.charAt(0).toLowerCase() && !known.has(folded);
    const isName = mayBeName && length < maxNameLength && (at > 0 || isOwner(words, at));
    if (!isName || length === 0) read.push(isName ? nameWord : folded);
    length = isName ? length + 1 : 0;
  });
  return read.join(' ');
}

/** The first word has a capital whatever it is. */
function isOwner(words: string[], at: number): boolean {
  return words[at + 1] === 's';
}
