export { passwordStrength } from './accounts/password-strength.ts';
export * from './analytics/date-range.ts';
export * from './analytics/day-spans.ts';
export * from './analytics/funnel.ts';
export * from './analytics/keyword-rows.ts';
export * from './analytics/rates.ts';
export * from './analytics/waiting-time.ts';
export { isAcknowledgement } from './autoreply/acknowledgement.ts';
export * from './autoreply/agent-tools.ts';
export * from './autoreply/answer-caps.ts';
export type { Turn } from './autoreply/bot-loop.ts';
export { boundText } from './autoreply/bounded-text.ts';
export { caringWords } from './autoreply/caring-words.ts';
export * from './autoreply/chat-language.ts';
export type { ConfirmedBooking } from './autoreply/claimed-time.ts';
export { contentToAnswer, decideReply } from './autoreply/decide-reply.ts';
export * from './autoreply/delay-minutes.ts';
export * from './autoreply/finish-draft.ts';
export { matchKeyword } from './autoreply/keyword-match.ts';
export {
  coachWindow,
  coachWindowClosesAt,
  isWindowOpen,
  lastWritableAt,
  windowClosesAt,
} from './autoreply/messaging-window.ts';
export { isOptOut } from './autoreply/opt-out.ts';
export { optOutConfirmation } from './autoreply/opt-out-confirmation.ts';
export * from './autoreply/output-gate.ts';
export { withOwnStatement } from './autoreply/own-statement.ts';
export * from './autoreply/qualification-fields.ts';
export * from './autoreply/reply-decision.ts';
export { composePrompt } from './autoreply/reply-prompt.ts';
export { typingTimeFor } from './autoreply/reply-delay.ts';
export * from './autoreply/reply-situation.ts';
export { splitReply } from './autoreply/split-reply.ts';
export { findTalkLater, talkLaterWords } from './autoreply/talk-later.ts';
export * from './autoreply/unasked-reasons.ts';
export * from './billing/entitlements.ts';
export * from './billing/plans.ts';
export { isAssent } from './booking/assents/assent.ts';
export * from './booking/call-length.ts';
export { chooseTime } from './booking/choose-time.ts';
export * from './booking/confirmation-text.ts';
export * from './booking/decide-yes.ts';
export * from './booking/free-slots.ts';
export { partOf, partsOfDay } from './booking/part-of-day.ts';
export * from './booking/pick-times.ts';
export { readTimes } from './booking/read-times.ts';
export * from './booking/said-time.ts';
export * from './booking/proposal.ts';
export * from './booking/proposal-buttons.ts';
export { proposalWords } from './booking/proposal-words.ts';
export * from './booking/say-instant.ts';
export { secondTryAt } from './booking/second-try.ts';
export { suggestAddress } from './booking/suggest-address.ts';
export * from './booking/zoned-time.ts';
export * from './one-voice/recount-voice.ts';
export * from './sending/circuit.ts';
export * from './sending/held-back.ts';
export { retryPauseMs } from './sending/retry-pause.ts';
export * from './inbox/needs-you.ts';
export { compileAhead } from './text/linear-expression.ts';
export { judgeSafety, prepareSafetyRules } from './safety/judge-safety.ts';
export { phraseLists } from './safety/phrases/index.ts';
export * from './safety/safety-categories.ts';
export { wordClasses } from './safety/words/index.ts';
