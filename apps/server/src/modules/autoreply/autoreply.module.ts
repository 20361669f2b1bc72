import type { ChannelKind, SafetyCategory, SafetyLine } from '@spotter/domain';
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
import type { ChatCalls } from '../booking/in-chat/chat-calls.ts';
import type { PracticeDesk } from '../booking/practice/practice-desk.ts';
import type { WebhookVerifier } from '../chats/intake/chats.webhooks.ts';
import type { SendProactively } from '../chats/sending/proactive-message.ts';
import type { SendLedger } from '../chats/sending/send-ledger.ts';
import type { SendPauses } from '../chats/sending/send-pauses.ts';
import { registerAutoreplyRoutes } from './autoreply.routes.ts';
import { createModerationLine } from './lines/moderation-line.ts';
import type { ModelPrices } from './record/decision-record.ts';
import { createDecisionsService } from './record/decisions.service.ts';
import { createOneVoiceService } from './record/one-voice.service.ts';
import { registerPhoneReasons } from './record/phone-reasons.routes.ts';
import { considerReplyJob } from './replying/consider-reply.job.ts';
import { createReplyConsideration } from './replying/consider-reply.ts';
import { createModelBudget, type TokenLimits } from './model/model-budget.ts';
import { createReplySuggestion } from './replying/suggest-reply.ts';
import { createTalkLater } from './proactive/talk-later.job.ts';
import { createAgentTrial } from './trial/try-agent.ts';

/** What the writer is put together from. */
export type WriterDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  model: LanguageModel;
  /** The models that an agent may ask for; the first is the default. */
  offered: string[];
  limits: TokenLimits;
  modelTimeoutMs: number;
  /** Stands in the instructions and must never come back in an answer. */
  canary: string;
};

/** Puts together what asks the language model; it needs no chats, which need its suggestions. */
export function createWriter(dependencies: WriterDependencies) {
  const { clock, modelTimeoutMs, canary } = dependencies;
  const budget = createModelBudget(dependencies);
  const suggestReply = createReplySuggestion({ clock, budget, modelTimeoutMs, canary });
  return { budget, modelTimeoutMs, canary, suggestReply };
}

/** What answering is put together from. */
export type AutoreplyDependencies = {
  connection: Connection;
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  writer: ReturnType<typeof createWriter>;
  ledger: SendLedger;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** null: no endpoint is asked. */
  moderation: Moderation | null;
  providerTimeoutMs: number;
  modelPrices: ModelPrices;
  /** Told of each concern that was acted on, and of each wish for silence. */
  onSeen: (line: SafetyLine, category: SafetyCategory) => void;
  quietMs: number;
  booking: { chatCalls: ChatCalls; practice: PracticeDesk };
  sendProactively: SendProactively;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, userId: string) => Promise<boolean>;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** By which the phone of the sandbox proves itself; null: there is no phone. */
  phone: Partial<Record<ChannelKind, WebhookVerifier>> | null;
};

/** Puts the parts of answering together. */
export function createAutoreply(dependencies: AutoreplyDependencies) {
  const { database, clock, writer, booking, sendProactively, phone } = dependencies;
  const moderationLine = createModerationLine({ ...dependencies, timeoutMs: dependencies.providerTimeoutMs });
  const consideration = createReplyConsideration({
    ...dependencies,
    ...writer,
    moderation: moderationLine,
    calls: booking.chatCalls,
  });
  const decisions = createDecisionsService({ database });
  const oneVoice = createOneVoiceService({ database, clock });
  const jobs: JobHandler[] = [
    handleJob(considerReplyJob, consideration.consider),
    oneVoice.recountJob,
    createTalkLater({ database, clock, sendProactively }),
  ];
  return {
    consideration,
    moderationState: moderationLine.state,
    tryAgent: createAgentTrial({ ...writer, clock, practice: booking.practice }),
    jobs,
    routes(app: FastifyInstance): void {
      registerAutoreplyRoutes(app, { decisions, oneVoice });
      if (phone !== null) registerPhoneReasons(app, { database, verifiers: phone });
    },
  };
}
