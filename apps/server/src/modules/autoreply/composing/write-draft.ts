import type { DraftProblem } from '@spotter/domain/autoreply';
import type { GenerateOutcome, GenerateUsage } from '@spotter/providers/ports/language-model';
import { sumOf } from '../model/sum-usage.ts';
import type { Effort } from '../record/effort.ts';
import { decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import { nameSourcesTool, type SourcesNamed } from '../sources/name-sources.ts';
import { repairNote } from '../sources/repair-note.ts';
import { createAgentTools, type ReplyEffects } from '../tools/agent-tools.ts';
import type { Composition, Draft } from './composition.ts';
import type { ReplyTask } from './reply-task.ts';

/** Max tokens of an answer: about one message of the platform with the longest limit. */
const maxOutputTokens = 400;

/** What the tries at an answer have come to so far. */
export type Tries = {
  usage: GenerateUsage | null;
  /** The problem of the refused draft, which is to be repaired; null: nothing was refused yet. */
  repaired: DraftProblem | null;
  /** The words of the refused draft that no source carries. */
  faulty: string | null;
  /** What of it claims nothing. */
  harmless: string;
  refused: Effort['refused'];
  /** What the tries named that named anything. */
  named: SourcesNamed;
  /** A draft that only leaves unused what was found: better than none. */
  spare: Draft | null;
};

export const noTries: Tries = {
  usage: null,
  repaired: null,
  faulty: null,
  harmless: '',
  refused: [],
  named: { quotes: [], unanswered: [] },
  spare: null,
};

/** What the model wrote, and what it asked for. */
export type Written = {
  kind: 'written';
  outcome: Extract<GenerateOutcome, { kind: 'text' | 'unusable' }>;
  effects: ReplyEffects;
  named: SourcesNamed;
  effort: Effort;
};

/** Asks the model for an answer, or to repair the one that was refused. */
export async function writeDraft(
  task: ReplyTask,
  tries: Tries,
): Promise<Written | Extract<Composition, { kind: 'aborted' | 'unavailable' | 'only-effects' }>> {
  const { state, settings, bookingTools } = task;
  const { tools, effects } = createAgentTools(task.turn, task.stated, {
    tags: state.tags.usable,
    clips: task.clips,
    booking: task.booking,
  });
  const named: SourcesNamed = { quotes: [], unanswered: [] };
  const outcome = await settings.model.generate(task.agent.model, {
    instructions:
      tries.repaired === null
        ? task.instructions
        : `${task.instructions}\n\n${repairNote(tries.repaired, tries.faulty)}`,
    messages: task.messages,
    tools: task.sources === null ? tools : [...tools, nameSourcesTool(named)],
    maxOutputTokens,
    timeoutMs: settings.timeoutMs,
    signal: settings.signal,
  });
  if (outcome.kind === 'aborted') return { kind: 'aborted' };
  if (decideByJudgment(state, effects) !== null) {
    const usage = 'usage' in outcome ? sumOf(tries.usage, outcome.usage) : tries.usage;
    return { kind: 'only-effects', effects, effort: effortOf(task, tries, usage, effects) };
  }
  if (outcome.kind === 'unavailable') {
    return { kind: 'unavailable', retryAfterMs: outcome.retryAfterMs, detail: outcome.detail };
  }
  // The zone's proper name replaces the city that the contact named.
  const learned = bookingTools?.learned() ?? [];
  effects.facts = [...effects.facts.filter(({ name }) => learned.every((fact) => fact.name !== name)), ...learned];
  const effort = effortOf(task, tries, sumOf(tries.usage, outcome.usage), effects);
  return { kind: 'written', outcome, effects, named, effort };
}

/** Returns what the tries at an answer took so far. */
function effortOf(
  { bookingTools, clips, turn, state }: ReplyTask,
  { repaired, refused }: Tries,
  usage: GenerateUsage | null,
  { judgement, tags, clip, stage, end }: ReplyEffects,
): Effort {
  const decided = bookingTools?.tools.judged() ?? null;
  return {
    usage,
    tools: turn.calls,
    tags: state.tags.usable.filter(({ id }) => tags.includes(id)).map(({ name }) => name),
    clip: clips.find(({ id }) => id === clip)?.name ?? null,
    stage: end === null || end === 'settled' ? stage : 'lost',
    judgement,
    repaired,
    refused,
    mended: [],
    sources: [],
    found: null,
    unanswered: [],
    whenUnanswered: null,
    calls: bookingTools?.tools.done.map(({ appointmentId, did }) => ({ appointmentId, did })) ?? [],
    judged: decided === null ? null : { proposal: bookingTools!.answered, decided },
  };
}
