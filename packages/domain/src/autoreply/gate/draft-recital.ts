import { characters } from '../../text/characters.ts';
import { linear } from '../../text/linear-expression.ts';
import { foldText } from '../../text/folded-text.ts';
import { rememberLatest } from '../../text/remember-latest.ts';

/**
 * Most of a coach's instructions are there to be said: offers, answers, sentences in quotation marks. What directs the
 * agent is not. A text recites when it has this many words in a row with a directing word among them, or the longer run
 * of any words.
 */
const directiveRun = 10;
const anyRun = 30;
const directing = new Set(
  [
    'never always dont must should shouldnt avoid only ask asked asks whether handover whenever',
    'nunca siempre jamas debes evita solo pregunta preguntan sempre deve evite pergunta',
    'jamais toujours dois demande evite nie niemals immer musst sollst fragt frag vermeide',
    'mai devi chiede chiedono evita nooit altijd moet vraagt vermijd nigdy zawsze musisz pyta unikaj',
  ].flatMap((row) => row.split(' ')),
);
const quoted = linear(String.raw`["“«„][^"”»“\n]{0,400}["”»“]`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const apostrophes = characters("'");

/** Whether a text recites the part of the coach's instructions that directs the agent. */
export function recitesInstructions(text: string, instructions: string): boolean {
  const words = wordsOf(text);
  if (words.length < directiveRun) return false;
  const { directives, whole } = readInstructions(instructions);
  return (
    holdsRun(words, directiveRun, (run) => directives.has(run)) ||
    holdsRun(words, anyRun, (run) => whole.includes(` ${run} `))
  );
}

function holdsRun(words: string[], length: number, isTheirs: (run: string) => boolean): boolean {
  return runsOf(words, length).some((run) => isTheirs(run.join(' ')));
}

/** Remembered because instructions are long, and the same for every draft. */
const readInstructions = rememberLatest(
  (instructions: string) => instructions,
  (instructions: string) => {
    const lines = quoted.replace(instructions, '\n').split('\n').map(wordsOf);
    const directives = lines
      .flatMap((words) => runsOf(words, directiveRun))
      .filter((run) => run.some((word) => directing.has(word)));
    return {
      directives: new Set(directives.map((run) => run.join(' '))),
      whole: ` ${lines.flat().join(' ')} `,
    };
  },
  { most: 50, longestKey: 25_000 },
);

function runsOf(words: string[], length: number): string[][] {
  return words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []));
}

function wordsOf(text: string): string[] {
  return lettersAndDigits.runs(apostrophes.replace(foldText(text), ''));
}
