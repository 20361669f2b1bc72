import type { Chat, ChatStage } from '@spotter/contract';
import { sayRoughTimeLeft } from '../../../components/time/length-of-time.ts';
import { stageNames } from '../messages.ts';

/** The stages in the order of the board. */
export const boardStages: ChatStage[] = ['needs_you', 'new', 'engaged', 'qualified', 'booked', 'lost'];

/** Every sentence of the board. */
export const boardMessages = {
  title: 'Board',
  list: 'Show as a list',
  loading: 'Loading leads',
  empty: 'No leads here.',
  stages: 'Stage',
  moveFailed: 'That didn’t move. Please try again.',
  canceled: 'Not moved.',
  onlyYou: 'Only you can write',
  windowClosed: 'Window closed',
  hint: 'Press Space to move this lead to another stage.',
};

export const moveLabel = (name: string) => `Move ${name} to`;
export const movedSentence = (name: string, to: ChatStage) => `${name} moved to ${stageNames[to]}.`;
/** Said when someone else moves the lead that is carried. */
export const takenSentence = (name: string, to: ChatStage) =>
  `Not moved: someone has moved ${name} to ${stageNames[to]}.`;
/** Said when a lead is picked up by keyboard, and over each stage. */
export const pickedUpSentence = (name: string, at: ChatStage) =>
  `${name} picked up from ${stageNames[at]}. Arrow keys choose a stage, Space drops, Escape cancels.`;
export const overSentence = (at: ChatStage) =>
  `${stageNames[at]}, ${boardStages.indexOf(at) + 1} of ${boardStages.length}.`;

/** Returns how much of the window is left, as short as a card needs it. */
export function cardWindow(chat: Pick<Chat, 'windowClosesAt' | 'sendWindow'>, now: Date): string {
  const { windowClosesAt: until, sendWindow } = chat;
  if (until !== null && Date.parse(until) > now.getTime()) return `${sayRoughTimeLeft(until, now)} left`;
  if (sendWindow === 'open') return '';
  return sendWindow === 'human-agent' ? boardMessages.onlyYou : boardMessages.windowClosed;
}

/** Returns a count up to 999, and from there `999+`; with `more`, the number of what is known: `30+`. */
export function countText(count: number, more = false): string {
  return count > 999 ? '999+' : `${count}${more ? '+' : ''}`;
}
