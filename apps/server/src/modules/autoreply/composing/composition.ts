import type { DraftProblem } from '@spotter/domain/autoreply';
import type { GenerateOutcome, LanguageModel } from '@spotter/providers/ports/language-model';
import type { ChatCall, ChatCalls, ProposalDraft } from '../../booking/index.ts';
import type { Effort } from '../record/effort.ts';
import type { AvailableKnowledge, KnowledgeSources } from '../sources/known-sources.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';

/** The result of asking the model for an answer. */
export type Composition =
  | { kind: 'draft'; text: string; effects: ReplyEffects; effort: Effort; proposal: ProposalDraft | null }
  /** The model asked for a person without a usable text, or gave a judgment with which nothing it wrote is sent. */
  | { kind: 'only-effects'; effects: ReplyEffects; effort: Effort }
  | { kind: 'unusable'; because: string; effort: Effort }
  | { kind: 'unavailable'; retryAfterMs: number | null; detail: string }
  | { kind: 'aborted' };

export type Draft = Extract<Composition, { kind: 'draft' }>;
/** What can be claimed: an answer, or only what the model asked for. */
export type Drafted = Draft | Extract<Composition, { kind: 'only-effects' }>;

/** What an answer is composed with. */
export type ComposeSettings = {
  model: LanguageModel;
  now: Date;
  timeoutMs: number;
  canary: string;
  signal: AbortSignal;
  /** Aborted when the contact writes more, also for an answer that must be finished. */
  news?: AbortSignal;
  /** Null when no call can be arranged: the conversation is not a chat, or the coach must review the answer first. */
  calls: ChatCalls | null;
  /** What the coach wants the answer to do, added to the instructions. */
  wish?: string;
  /** The times that it names as open, in words. */
  openTimes?: string[];
  /** Whether only what a source plainly answers is answered, and nothing is asked. Absent: no. */
  onlyKnown?: boolean;
  /** The chat's calls, if they have just been read. */
  known?: ChatCall[];
  /** Null where no offers and knowledge are kept. */
  truth: KnowledgeSources | null;
  /** What of these the workspace has, if it has just been read. */
  available?: AvailableKnowledge;
};

/** The problem of each kind of unusable answer. */
export const unusableProblems: Record<Extract<GenerateOutcome, { kind: 'unusable' }>['because'], DraftProblem> = {
  empty: 'empty',
  cut: 'cut-off',
  refused: 'refusal',
  'too-many-steps': 'empty',
  unreadable: 'tool-debris',
};
