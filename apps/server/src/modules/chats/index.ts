// Every conversation: incoming and outgoing messages, the state of a chat, and the inbox that shows it.
export { createChats } from './chats.module.ts';
export { requestRelease } from './assignees/release-chats.job.ts';
export { findAccountFacts } from './account-health.repository.ts';
export {
  type DecidedProposal,
  findProposal,
  findWaiting,
  insertProposal,
  listProposalsOf,
  listWaiting,
  type ProposalRow,
  withdrawProposal,
} from './approval/proposals.repository.ts';
export { registerAgreementRoutes } from './approval/agreement.ts';
export { chatJustChanged, refusalOfProposal } from './approval/refusal-of-proposal.ts';
export { finishProposal } from './approval/finish-proposal.ts';
export { changeTrust, findTrust } from './approval/topic-trusts.repository.ts';
export { refusalOf } from './sending/coach-send.ts';
export { chatLanguage, findZone, findZoneFact, shownMessages, spokenTexts } from './answers/chat-language.ts';
export { answerMessages } from './answers/answer-messages.ts';
export { fillFixedText, placeholderValues } from './answers/fixed-text.ts';
export { lastSpokeAt, openMessage } from './answers/open-message.ts';
export { rowsOfAnswer } from './answers/answer-rows.ts';
export { type ClaimAnswer, createAnswerClaims, whileUnchanged } from './answers/claim-answers.ts';
export type { StoredDanger } from './answers/stored-danger.ts';
export type { StoredIntent } from './answers/stored-intent.ts';
export { chatChanged } from './chat-changed.ts';
export {
  behindTheirTurns,
  type ChatRow,
  type ChatState,
  type PlainChatState,
  isUnfinished,
  listChatStates,
  createChatLoader,
  loadChatState,
  type MessageRow,
} from './chat-state.ts';
export { abortWaiting } from './chat-switch.repository.ts';
export { findCoachPause } from './coach-pause.ts';
export { deletionAsked, putOnList, takeOffList } from './chat-switch.ts';
export {
  type DecisionEffects,
  markDecided,
  type NewMessage,
  noteCallInChat,
  noteDecision,
  noteLeak,
  recordScore,
  recordAbortedDraft,
  recordDanger,
  recordDecision,
  recordFailedAttempt,
  recordIntent,
  recordParting,
  setRulesOfChat,
} from './chat-writes.repository.ts';
export { clipAttachment } from './clips/clip-attachment.ts';
export type { ChatClip } from './clips/clips-of-chat.ts';
export { sendableClips } from './clips/sendable-clips.ts';
export { insertClipSend } from './clips/clips.repository.ts';
export { storeClips } from './clips/clips.service.ts';
export { requestProfile } from './contacts/enrich-contact.job.ts';
export { createContactHash } from './contacts/kept-opt-outs.ts';
export { requestRetention } from './contacts/retention.job.ts';
export { chatsNeeding } from './inbox/attention.repository.ts';
export { attentionOf, owedSince } from './inbox/attention.ts';
export { countInbox, listQueue, liveBots } from './inbox/chat-list.repository.ts';
export { rulesOf } from './answers/rules-of-chat.ts';
export {
  type PageStart,
  type RankedStart,
  readCursor,
  readRankedCursor,
  writeCursor,
  writeRankedCursor,
} from './inbox/page-cursor.ts';
export type { WebhookVerifier } from './intake/chats.webhooks.ts';
export type { DeliveredChannel } from './intake/delivery-processing.ts';
export type { ClaimEcho } from './intake/recording/recording.ts';
export { requestPurge } from './intake/purge-deliveries.job.ts';
export { dropSetAside, listSetAside, releaseSetAside } from './intake/parked-deliveries.repository.ts';
export { isNeverAnswered } from './never-list/listed-handles.repository.ts';
export { newestDanger, situationOf, unansweredMessages } from './reply-situation.ts';
export { createPrivateReplies, type PrivateReplies } from './private-replies/private-replies.ts';
export type { Suggestion } from './sending/message-actions.service.ts';
export type { ProactiveMessage, SendProactively } from './sending/proactive-message.ts';
export type { SendLedger } from './sending/send-ledger.ts';
export type { SendPauses } from './sending/send-pauses.ts';
export {
  type HeldConversation,
  moveMedia,
  storeCannedReplies,
  storeConversations,
} from './store-conversations.repository.ts';
export { giveStuckChatToCoach } from './takeovers/stuck-chat.ts';
export { giveTags } from './tags/chat-tags.repository.ts';
export { storeTag } from './tags/tags.service.ts';
export { isClient } from './tags/tags-of-chat.ts';
export { countThumbs } from './thumbs/thumbs.repository.ts';
export { tagsOfChat } from './tags/tags-of-chat.repository.ts';
export { storeView } from './views/views.service.ts';
export { findHeldChats, findOthersAnswers, findStoredMessages } from './thread-owner/other-agents.repository.ts';
export { windowFactsOf } from './sending/window-facts.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { chats, decisions, isAwaiting, messages, type RecordedDecision, type RefusedDraft } from './chats.tables.ts';
export { handBacks } from './takeovers/hand-backs.tables.ts';
