import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matchTrigger } from '@spotter/domain/autoreply';
import { decideComment, type CommentDecision } from '@spotter/domain/comments';
import { readCases, reportRight } from '../labeled-cases.ts';
import { commentCase, triggerCase, type CommentCase, type TriggerCase } from './trigger-case.ts';

/**
 * Prints how many labeled events are taken as their author would: which trigger fires, and what becomes of a
 * comment. `--data` is a folder with `triggers.jsonl` and `comments.jsonl`; `--misses` lists the others.
 */
export async function measureTriggers(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- triggers --data FOLDER');
  const misses = values.misses === true;
  const events = readCases(join(values.data, 'triggers.jsonl'), triggerCase);
  const comments = readCases(join(values.data, 'comments.jsonl'), commentCase);
  const topicOfEvent = ({ event, fired }: TriggerCase) =>
    `${event.kind}, ${fired === null ? 'none fires' : 'one fires'}`;
  reportRight('which trigger fires', events, { topicOf: topicOfEvent, isRight: isMatchedRight, misses });
  const topicOfComment = ({ decision }: CommentCase) =>
    decision.kind === 'stay-silent' ? `silent: ${decision.because[0]}` : decision.kind;
  reportRight('what becomes of a comment', comments, { topicOf: topicOfComment, isRight: isDecidedRight, misses });
}

function isMatchedRight({ event, triggers, facts, fired, missed, alsoAccepted }: TriggerCase): boolean {
  const match = matchTrigger(event, triggers, facts);
  const index = match.fired === null ? -1 : triggers.indexOf(match.fired.trigger as TriggerCase['triggers'][number]);
  const word = match.fired !== null && 'word' in match.fired ? match.fired.word : null;
  const isTaken = (wanted: TriggerCase['fired']) =>
    wanted === null ? index === -1 : wanted.index === index && (wanted.word === undefined || wanted.word === word);
  if (alsoAccepted.some((other) => isTaken(other.fired))) return true;
  const reasons = match.missed.map(({ because }) => because);
  return isTaken(fired) && (missed === undefined || missed.join() === reasons.join());
}

function isDecidedRight({ facts, decision, alsoAccepted }: CommentCase): boolean {
  const decided = decideComment({ ...facts, neverListed: false });
  return [decision, ...alsoAccepted].some((wanted) => isTheSame(decided, wanted, facts.agent?.triggers ?? []));
}

function isTheSame(
  decided: CommentDecision,
  wanted: CommentCase['decision'],
  triggers: NonNullable<CommentCase['facts']['agent']>['triggers'],
): boolean {
  if (decided.kind === 'wait') {
    // The reason is shown by another name than it is decided by.
    const because = decided.because === 'outside-active-hours' ? 'until-active-hours' : decided.because;
    return wanted.kind === 'wait' && wanted.because === because && wanted.until.getTime() === decided.until.getTime();
  }
  if (decided.kind === 'stay-silent') return wanted.kind === 'stay-silent' && wanted.because.includes(decided.because);
  return (
    wanted.kind === 'reply' &&
    decided.trigger === triggers[wanted.triggerIndex] &&
    (wanted.word === undefined || wanted.word === decided.word) &&
    wanted.privateText === decided.privateReply.text &&
    wanted.publicReplyIn.includes(decided.publicReply)
  );
}
