import { characters } from '../../text/characters.ts';
import { soundsAutomatic } from './auto-responder.ts';
import { boundText } from '../../text/bounded-text.ts';
import { foldText } from '../../text/folded-text.ts';

/** Something that was said in the chat, as far as telling people from machines needs it. */
export type Turn = {
  from: 'contact' | 'agent' | 'coach';
  text: string;
  /** When the server learnt of it. */
  at: Date;
};

/** Two machines that write to each other are let go on for so many rounds. */
export const mostMachineRounds = 3;
/** Nobody types this fast: letters a second, counted from our message to theirs. */
const fastestTyping = 15;
/** "ok", "yes please" may come often, and fast. */
const shortestTelling = { words: 5, letters: 24 };
/** From this share of common words on two texts are one text with a name or number changed. */
const nearlyTheSame = 0.85;
const digits = characters('0-9');
const lettersAndNumbers = characters(String.raw`\p{L}#`);

/**
 * Whether the contact is a machine that would answer for ever: the newest turn and the three answered ones before it were
 * each automatic, nearly the same as another, or there faster than anybody types. A word of the coach, or one human turn,
 * starts the count anew.
 */
export function isBotLoop(earlier: Turn[], unanswered: Turn[]): boolean {
  if (unanswered.length === 0) return false;
  const afterCoach = earlier.slice(earlier.findLastIndex(({ from }) => from === 'coach') + 1);
  const rounds = roundsOf([...afterCoach, ...unanswered]);
  const last = rounds.at(-1);
  if (last === undefined || rounds.length <= mostMachineRounds) return false;
  return rounds.slice(-mostMachineRounds - 1).every((round) => isMechanical(round, rounds));
}

/** What the contact wrote in one go, and when our side had written before it. */
type Round = { turns: Turn[]; answersAt: Date | null };

function roundsOf(turns: Turn[]): Round[] {
  const rounds: Round[] = [];
  let ownAt: Date | null = null;
  let open = false;
  for (const turn of turns) {
    if (turn.from !== 'contact') {
      ownAt = turn.at;
      open = false;
    } else if (open) {
      rounds.at(-1)?.turns.push(turn);
    } else {
      rounds.push({ turns: [turn], answersAt: ownAt });
      open = true;
    }
  }
  return rounds;
}

function isMechanical(round: Round, rounds: Round[]): boolean {
  const others = rounds.filter((each) => each !== round).flatMap(({ turns }) => turns.map(({ text }) => text));
  return round.turns.every(
    ({ text, at }) =>
      soundsAutomatic(text) ||
      (isTelling(text) &&
        (others.some((other) => isNearlyTheSame(text, other)) || isTooFast(text, at, round.answersAt))),
  );
}

function isTooFast(text: string, at: Date, answersAt: Date | null): boolean {
  if (answersAt === null) return false;
  const seconds = Math.max(0, at.getTime() - answersAt.getTime()) / 1000;
  return text.trim().length / Math.max(seconds, 0.5) > fastestTyping;
}

function isTelling(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= shortestTelling.words && words.join('').length >= shortestTelling.letters;
}

/** Sørensen–Dice over words; numbers are all the same, for tickets count up. */
function isNearlyTheSame(left: string, right: string): boolean {
  const [one, two] = [wordsOf(left), wordsOf(right)];
  const rest = new Map<string, number>();
  for (const word of two) rest.set(word, (rest.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const open = rest.get(word) ?? 0;
    if (open === 0) continue;
    rest.set(word, open - 1);
    common += 1;
  }
  return (2 * common) / (one.length + two.length) >= nearlyTheSame;
}

function wordsOf(text: string): string[] {
  return lettersAndNumbers.runs(digits.replaceRuns(foldText(boundText(text).text), '#'));
}
