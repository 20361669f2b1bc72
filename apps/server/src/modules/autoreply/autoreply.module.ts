import type { Chat } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain/channels';
import type { SafetyCategory, SafetyLine } from '@spotter/domain/safety';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Moderation } from '@spotter/providers/ports/moderation';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { handleJob, type JobHandler } from '../../queue/define-job.ts';
import type { ChatCalls, PracticeDesk } from '../booking/index.ts';
import {
  registerAgreementRoutes,
  type SendLedger,
  type SendPauses,
  type SendProactively,
  type WebhookVerifier,
} from '../chats/index.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { registerAutoreplyRoutes } from './autoreply.routes.ts';
import { createModerationLine } from './safety-checks/moderation-line.ts';
import type { ModelPrices } from './record/decision-record.ts';
import { createDecisionsService } from './record/decisions.service.ts';
import { createSafetyRecordService } from './record/safety-record.service.ts';
import { registerPhoneReasons } from './record/phone-reasons.routes.ts';
import { createPlanService } from './follow-ups/plan.service.ts';
import { createUpcoming } from './follow-ups/upcoming.service.ts';
import { createFollowUps } from './follow-ups/send-follow-ups.ts';
import { createFirstMessages } from './proactive/first-message.ts';
import { createModelGuard } from './model/model-guard.ts';
import { createProposalSend } from './approval/send-proposal.ts';
import { createReplyClaims } from './replying/claim-reply.ts';
import { considerReplyJob, requestConsideration } from './replying/consider-reply.job.ts';
import { createChatStateLoader } from './replying/load-and-decide.ts';
import { createReplyConsideration } from './replying/consider-reply.ts';
import { createLimitedModel } from './model/limited-model.ts';
import type { OnMarkReached } from './model/budget-warnings.ts';
import { createModelBudget, type TokenLimits } from './model/model-budget.ts';
import { createReplySuggestion } from './replying/suggest-reply.ts';
import { createQuestionTrial } from './questions/try-question.ts';
import { createTalkLater } from './proactive/talk-later.job.ts';
import type { OnUnanswered, KnowledgeSources } from './sources/known-sources.ts';
import { createRewriting } from './replay/replay-turn.ts';
import { createRehearsal } from './trial/rehearse-agent.ts';
import { createAgentTrial } from './trial/try-agent.ts';

/** What the language model is asked by. */
export type BudgetedModelDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  model: LanguageModel;
  /** The models that an agent may ask for; the first is the default. */
  offered: string[];
  limits: TokenLimits;
  /** Max requests of the model side by side. */
  sideBySide: number;
  /** Called where an account has used most of its limit. */
  onMarkReached: OnMarkReached;
};

/** Returns the language model within what each account may use of it. */
export function createBudgetedModel(dependencies: BudgetedModelDependencies) {
  return createModelBudget({ ...dependencies, model: createLimitedModel(dependencies) });
}

/** What the writer is put together from. */
export type ModelAccessDependencies = {
  clock: Clock;
  budget: ReturnType<typeof createBudgetedModel>;
  modelTimeoutMs: number;
  /** A mark in the instructions that must never appear in an answer. */
  canary: string;
  truth: KnowledgeSources;
};

/** Puts together what asks the language model; it needs no chats, which need its suggestions. */
export function createModelAccess(dependencies: ModelAccessDependencies) {
  const { clock, budget, modelTimeoutMs, canary, truth } = dependencies;
  const suggestReply = createReplySuggestion({ clock, budget, modelTimeoutMs, canary, truth });
  return { budget, modelTimeoutMs, canary, truth, suggestReply };
}

/** What answering is put together from. */
export type AutoreplyDependencies = {
  connection: Connection;
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  modelAccess: ReturnType<typeof createModelAccess>;
  ledger: SendLedger;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** null: no endpoint is asked. */
  moderation: Moderation | null;
  providerTimeoutMs: number;
  modelPrices: ModelPrices;
  /** Called for each concern that was acted on, and for each wish for silence. */
  onSeen: (line: SafetyLine, category: SafetyCategory) => void;
  quietMs: number;
  /** Called with each question that nothing the coach entered answers. */
  onUnanswered: OnUnanswered;
  booking: { chatCalls: ChatCalls; practice: PracticeDesk };
  sendProactively: SendProactively;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  /** Throws not_found unless the chat is the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
  /** Returns a chat of the user's as the API shows it. */
  presentChat(access: Access, chatId: string): Promise<Chat>;
  /** The time after which a send without a known outcome is asked about, in ms. */
  resolveAfterMs: number;
  /** Returns the signed address of a contact's picture. */
  pictureAddress(chatId: string): string;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** By which the phone of the sandbox proves itself; null: there is no phone. */
  phone: Partial<Record<ChannelKind, WebhookVerifier>> | null;
};

/** Puts the parts of answering together. */
export function createAutoreply(dependencies: AutoreplyDependencies) {
  const { database, clock, modelAccess, booking, sendProactively, phone } = dependencies;
  const moderationLine = createModerationLine({ ...dependencies, timeoutMs: dependencies.providerTimeoutMs });
  const guard = createModelGuard({ clock, chance: dependencies.chance, timeoutMs: modelAccess.modelTimeoutMs });
  const consideration = createReplyConsideration({
    ...dependencies,
    ...modelAccess,
    guard,
    moderation: moderationLine,
    calls: booking.chatCalls,
  });
  const loader = createChatStateLoader(dependencies);
  const claims = createReplyClaims({ ...dependencies, loader, calls: booking.chatCalls });
  const proposals = createProposalSend({ ...dependencies, loader, claims, requestConsideration });
  const decisions = createDecisionsService({ database });
  const safetyRecord = createSafetyRecordService({ database, clock });
  const plans = createPlanService(dependencies);
  const upcoming = createUpcoming(dependencies);
  const { modelPrices } = dependencies;
  const questions = (isAwaited: boolean) => createQuestionTrial({ ...modelAccess, clock, modelPrices, isAwaited });
  const tryQuestion = questions(true);
  const trials = { ...modelAccess, modelPrices, practice: booking.practice };
  const jobs: JobHandler[] = [
    handleJob(considerReplyJob, consideration.consider),
    safetyRecord.recountJob,
    createTalkLater({ database, clock, sendProactively }),
    createFollowUps({ ...dependencies, ...modelAccess, guard, moderation: moderationLine }),
  ];
  return {
    consideration,
    guard,
    moderationState: moderationLine.state,
    writeFirstMessage: createFirstMessages({ ...dependencies, ...modelAccess, guard, moderation: moderationLine }),
    tryAgent: createAgentTrial({ ...trials, clock, tryQuestion }),
    rehearse: createRehearsal({ ...trials, tryQuestion: questions(false) }),
    rewriteTurn: createRewriting({ ...trials, database, tryQuestion: questions(false) }),
    tryIntent: tryQuestion.intent,
    jobs,
    routes(app: FastifyInstance): void {
      registerAutoreplyRoutes(app, { decisions, safetyRecord, plans, upcoming, proposals });
      registerAgreementRoutes(app, { database });
      if (phone !== null) registerPhoneReasons(app, { database, verifiers: phone });
    },
  };
}
