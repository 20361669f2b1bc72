import { findWindow } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import type { JobResult } from '../../../queue/define-job.ts';
import { type ChatState, putOnList, takeOffList } from '../../chats/index.ts';
import type { ChatPlanNow } from './chat-plan.ts';

const done: JobResult = { kind: 'done' };

/**
 * Puts a chat whose certain window closed over the lead's silence on the coach's list until the coach may no
 * longer write either: from then on only a person may write. Nothing is left to the agent's sequence.
 */
export async function watchWindow(
  tx: Database,
  { chat }: ChatState,
  { facts, rules }: ChatPlanNow,
  now: Date,
): Promise<JobResult> {
  const { certainUntil, coachClosesAt: goneAt } = findWindow(facts);
  if (certainUntil === null || goneAt === null || rules.steps.length === 0) return done;
  const isListed = chat.stage === 'needs_you' && chat.handOverReason === 'went-quiet';
  if (isListed) {
    if (now < goneAt) return { kind: 'again', at: goneAt };
    await takeOffList(tx, chat.id, 'went-quiet');
    return done;
  }
  const isSilent = facts.ends.length === 0 && facts.lastSpeaker === 'agent' && facts.asked && rules.enabled;
  if (!isSilent || now >= goneAt || wasSetAside(chat)) return done;
  if (now < certainUntil) return { kind: 'again', at: certainUntil };
  await putOnList(tx, chat.id, 'went-quiet', now);
  return { kind: 'again', at: goneAt };
}

/** Whether the coach took this very matter off the list. */
function wasSetAside({ setAside, lastActivityAt }: ChatState['chat']): boolean {
  return (
    setAside?.handOverReason === 'went-quiet' && setAside.lastActivityAt === (lastActivityAt?.toISOString() ?? null)
  );
}
