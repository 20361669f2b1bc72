import type { FoundSource, NamedSource } from '@spotter/contract';
import type { DraftProblem, WhenUnanswered } from '@spotter/domain/autoreply';
import type { YesDecision } from '@spotter/domain/booking';
import type { OpenQuestion } from '@spotter/domain/knowledge';
import type { ModelJudgment } from '@spotter/domain/safety';
import type { GenerateUsage } from '@spotter/providers/ports/language-model';
import type { StoredProposal } from '../../booking/index.ts';
import type { BookingAction } from '../tools/execute-booking-action.ts';

/** How the answer to a proposal was judged. */
export type Judgment = { proposal: StoredProposal | null; decided: YesDecision };

/** The cost of all tries of the model, the tools that it called, and the calls changed. */
export type Effort = {
  /** Null when the product answered without the model. */
  usage: GenerateUsage | null;
  tools: string[];
  /** The names of the tags that the agent gave. */
  tags: string[];
  /** The name of the clip that the agent asked for; null: none. */
  clip: string | null;
  /** The stage that it gave the chat, also by ending the conversation; null: none. */
  stage: string | null;
  calls: BookingAction[];
  judged: Judgment | null;
  /** The model's judgment of the contact's messages, if it gave one. */
  judgement: ModelJudgment | null;
  repaired: DraftProblem | null;
  /** The refused drafts, the oldest first. */
  refused: { text: string; problem: DraftProblem }[];
  /** The faults of form that were removed from the answer. */
  mended: DraftProblem[];
  /** What the answer rests on. */
  sources: NamedSource[];
  /** What the contact asked, and whether what answers it is used; null: they asked nothing. */
  found: FoundSource | null;
  /** What the contact asked and nothing that the coach entered answers. */
  unanswered: OpenQuestion[];
  /** What follows that; null: nothing was left unanswered, or the chat is handed over for another reason. */
  whenUnanswered: WhenUnanswered | null;
};

/** What an answer took that the product gave without the model. */
export const noEffort: Effort = {
  usage: null,
  tools: [],
  tags: [],
  clip: null,
  stage: null,
  calls: [],
  judged: null,
  judgement: null,
  repaired: null,
  refused: [],
  mended: [],
  sources: [],
  found: null,
  unanswered: [],
  whenUnanswered: null,
};
