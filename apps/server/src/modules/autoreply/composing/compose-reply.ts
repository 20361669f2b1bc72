import type { DraftProblem } from '@spotter/domain/autoreply';
import type { ChatState } from '../../chats/index.ts';
import { withAskedNames, withTrueAnswer } from '../closing/closing-message.ts';
import { noEffort } from '../record/effort.ts';
import { quoteOf } from '../sources/found-source.ts';
import { isExhausted } from '../tools/agent-tools.ts';
import type { ComposeSettings, Composition, Draft } from './composition.ts';
import { decideOnDraft } from './decide-on-draft.ts';
import { sayGoodbye } from './goodbye.ts';
import { judgeDraft, type Judged } from './judge-draft.ts';
import { replaceDraft, withoutDraft } from './replace-draft.ts';
import { readReplyTask, type ReplyTask } from './reply-task.ts';
import { noTries, writeDraft, type Tries } from './write-draft.ts';

/** A draft that must not be said. `tries`: with it. */
type Refused = { kind: 'refused'; problem: DraftProblem; judged: Judged; tries: Tries };

const maxStoredDraftLength = 1_000;

/**
 * Asks the model for an answer and lets nothing through that must not reach a contact. Faults of form are
 * removed; the model may repair one of substance, else the coach's own words replace it. A contact who asks
 * whether a machine writes gets a true answer. A booked call stays, even if the answer is dropped.
 */
export async function composeReply(state: ChatState, settings: ComposeSettings): Promise<Composition> {
  const task = await readReplyTask(state, settings);
  if (settings.onlyKnown === true && task.answering === null)
    return { kind: 'unusable', because: 'not-known', effort: noEffort };
  const first = await tryAnswer(task, noTries);
  if (first.kind !== 'refused') return first;
  const repaired = await tryAnswer(task, first.tries);
  if (repaired.kind !== 'refused') return repaired;
  return replaceDraft(task, repaired.tries, repaired.judged, repaired.problem);
}

/** Has a draft written and judged. */
async function tryAnswer(task: ReplyTask, tries: Tries): Promise<Composition | Refused> {
  const written = await writeDraft(task, tries);
  if (written.kind !== 'written') return written;
  if (isExhausted(task.turn)) return withoutDraft(task, tries.spare, written, 'too-many-calls');
  const judged = await judgeDraft(task, tries, written);
  if (judged.kind !== 'judged') return judged;
  const goodbye = await sayGoodbye(task, judged);
  if (goodbye !== null) return goodbye;
  const { effects, effort } = judged;
  const decision = decideOnDraft({
    ...judged,
    isHandedOver: effects.handOver !== null,
    isAsked: task.isAsked,
    isRepair: tries.repaired !== null,
    leavesUnused: task.answering !== null && effort.found?.used === false,
    now: task.settings.now,
  });
  switch (decision.kind) {
    case 'say': {
      const { text, proposal } = decision;
      const reply = decision.hasStatement
        ? withTrueAnswer(task.state, text, task.settings.now)
        : withAskedNames(task.state, text);
      return { kind: 'draft', text: reply, effects, effort, proposal };
    }
    case 'only-effects':
      return { kind: 'only-effects', effects, effort };
    case 'refuse':
      return refuse(task, tries, judged, decision);
  }
}

/** Returns a refused draft with what the next try, or what replaces both, has to know of it. */
function refuse(
  { answering }: ReplyTask,
  tries: Tries,
  judged: Judged,
  { problem, isSpare }: { problem: DraftProblem; isSpare: boolean },
): Refused {
  const { outcome, checked, named, effects, effort, proposal, harmless } = judged;
  const text = outcome.kind === 'unusable' ? '' : keptText(outcome.text, problem);
  const refused = [...tries.refused, { text, problem }];
  const spare: Draft | null =
    isSpare && checked.ok ? { kind: 'draft', text: checked.text, effects, effort, proposal } : tries.spare;
  return {
    kind: 'refused',
    problem,
    judged: { ...judged, effort: { ...effort, refused } },
    tries: {
      usage: effort.usage,
      repaired: problem,
      faulty: isSpare && answering !== null ? quoteOf(answering) : judged.faulty,
      harmless,
      refused,
      named: named.quotes.length > 0 ? named : tries.named,
      spare,
    },
  };
}

/** Returns the part of a refused draft that the coach may see: bounded, and no instructions that it recites. */
function keptText(text: string, problem: DraftProblem): string {
  return problem === 'leaked-instructions' ? '' : text.trim().slice(0, maxStoredDraftLength);
}
