import { fillFixedText } from '../../chats/index.ts';
import { withTrueAnswer } from '../closing/closing-message.ts';
import type { Draft } from './composition.ts';
import { admit, type Judged } from './judge-draft.ts';
import type { ReplyTask } from './reply-task.ts';

/**
 * Returns the coach's own last words instead of the model's, where it ends the talk with a lead who does not
 * fit; null where there are none, or where they must not be said.
 */
export async function sayGoodbye(task: ReplyTask, { effects, effort, statement }: Judged): Promise<Draft | null> {
  const { agent, settings, state } = task;
  if (agent.goodbye === null || effects.end !== 'not-a-fit' || effects.handOver !== null || statement !== null)
    return null;
  const text = fillFixedText(state, agent.goodbye, { now: settings.now });
  const checked = await admit(task, text, [], { isRepair: false, mustDisclose: false, isOwn: true });
  // The coach's words are said as they are, or not at all.
  if (!checked.ok || checked.mended.length > 0) return null;
  return {
    kind: 'draft',
    text: withTrueAnswer(state, text, settings.now),
    effects,
    effort: { ...effort, sources: [], unanswered: [], found: null, mended: [] },
    proposal: null,
  };
}
