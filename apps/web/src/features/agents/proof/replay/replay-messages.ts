import type { Replay, ReplayedTurn } from '@spotter/contract';
import { decisionReasons } from '../../../../components/decision-reasons.ts';
import { stateSentence } from '../proof-messages.ts';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${many}`;

/** Every sentence about replays of own chats. */
export const replayMessages = {
  pageTitle: 'Your own chats',
  pageLead:
    'Your agent answers your newest chats again, each from what was said up to there, and each answer is compared with the one that was sent. Nothing is sent, booked or counted; only the tokens count.',
  loading: 'Loading the replays…',
  failedTitle: 'The replays didn’t load',
  emptyTitle: 'Not replayed yet',
  emptyHint: 'A replay takes a few minutes, by the model. You can leave this page meanwhile.',
  noChatsTitle: 'No own chats yet',
  noChatsHint: 'Once your agent has answered someone, a change can be tried on that chat here.',

  newReplay: 'New replay',
  howMany: 'How many of the newest chats',
  chats: (chats: number) => `${chats}`,
  found: (chats: number, turns: number) =>
    `${count(chats, 'chat', 'chats')} with ${count(turns, 'answer', 'answers')} of your agent.`,
  start: (turns: number | null) => (turns === null ? 'Replay' : `Replay ${count(turns, 'answer', 'answers')}`),
  startFailed: 'The replay didn’t start. Check your connection and try again.',

  riskierWords: (riskier: number) => (riskier === 1 ? 'answers is riskier' : 'answers are riskier'),
  open: (open: number) =>
    `${count(open, 'riskier answer', 'riskier answers')} that nobody has called fine. Publishing this draft asks you to accept that.`,
  resultLoading: 'Loading the replay…',
  resultFailed: 'The replay didn’t load',
  goneTitle: 'This replay is gone',
  goneHint: 'Spotter keeps the newest replays of an agent.',
  toNewest: 'Show the newest replay',
  nothingRisky: 'No answer is riskier than what was sent.',

  wrote: (lead: string | null) => `${lead ?? 'The lead'} wrote`,
  wasSent: 'What was sent',
  wouldSay: 'What it would say',
  noText: 'Nothing',
  textGone: 'No longer there',
  mediaOnly: 'No words, such as a picture',
  handsOver: (reason: string) => `It hands the chat over: ${reason}.`,
  toChat: 'Open the chat',
  toChatOf: (lead: string | null) => `Open the chat with ${lead ?? 'this lead'}`,
  isFine: 'This is fine',
  notFine: 'Not fine after all',
  fineBy: (by: string | null) => `${by ?? 'Someone'} called this fine.`,
  fineFailed: 'That was not saved. Check your connection and try again.',
};

/** What is shown of a replay, the gravest first. `isFolded`: it opens by a tap. */
export const turnSections = [
  { state: 'riskier', title: 'Riskier', isFolded: false },
  { state: 'different', title: 'Different', isFolded: false },
  { state: 'safer', title: 'Safer', isFolded: false },
  { state: 'same', title: 'The same', isFolded: true },
  { state: 'gone', title: 'Dropped out', isFolded: true },
  { state: 'not-played', title: 'Not played', isFolded: true },
] as const satisfies { state: ReplayedTurn['state']; title: string; isFolded: boolean }[];

export const playedTurns = ({ riskier, different, safer, same, gone, notPlayed }: Replay): number =>
  riskier + different + safer + same + gone + notPlayed;

/** Returns how a replay went, in a list. */
export function replayOutcome(replay: Replay): string {
  return stateSentence(replay, playedTurns(replay)) ?? `${replay.riskier} of ${replay.total} riskier`;
}

const reasons: Record<string, string> = decisionReasons;
export const handOverSentence = (reason: string): string => replayMessages.handsOver(reasons[reason] ?? reason);
