import { characters } from '@spotter/language/text/characters';
import { soundsAutomatic } from './auto-responder.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';
import { createTokenizer } from '@spotter/language/text/tokens';

/** Something that was said in the chat, with what is needed to tell people from machines. */
export type Turn = {
  from: 'contact' | 'agent' | 'coach';
  text: string;
  /** When the server learned of it. */
  at: Date;
};

/** Max rounds of two machines that write to each other. */
export const maxMachineRounds = 3;
/** The fastest typing of a person, in characters a second, counted from our message to theirs. */
const fastestTyping = 15;
/** Shorter texts say nothing about machines: "ok" and "yes please" may come often, and fast. */
const minMeaningful = { words: 5, letters: 24 };
/** Two texts that share at least this part of their words are one text with a name or number changed. */
const nearlyTheSame = 0.85;
const digits = characters('0-9');
const { wordsOf } = createTokenizer(String.raw`\p{L}#`);

/**
 * Whether the contact is a machine that would answer forever: the newest turn and the three answered turns
 * before it were each automatic, nearly the same as another, or faster than a person types. The count starts
 * again after a message of the coach or a human turn.
 */
export function isBotLoop(earlier: Turn[], unanswered: Turn[]): boolean {
  if (unanswered.length === 0) return false;
  const afterCoach = earlier.slice(earlier.findLastIndex(({ from }) => from === 'coach') + 1);
  const rounds = roundsOf([...afterCoach, ...unanswered]);
  const last = rounds.at(-1);
  if (last === undefined || rounds.length <= maxMachineRounds) return false;
  return rounds.slice(-maxMachineRounds - 1).every((round) => isMechanical(round, rounds));
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
  const words = comparedWords(text);
  return words.length >= minMeaningful.words && words.join('').length >= minMeaningful.letters;
}

/**
 * Whether two texts are nearly the same, by Sørensen–Dice over their words. All numbers count as the same,
 * because tickets count up.
 */
function isNearlyTheSame(left: string, right: string): boolean {
  const [one, two] = [comparedWords(left), comparedWords(right)];
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

function comparedWords(text: string): string[] {
  return wordsOf(digits.replaceRuns(foldText(boundText(text).text), '#'));
}
