// Whether and when the agent speaks, what it is asked to write, and what of that may be said.
export * from './approval/answer-modes.ts';
export { keepsTimes } from './approval/keeps-times.ts';
export * from './approval/topic-of-answer.ts';
export * from './approval/topic-trust.ts';
export { whyWithdrawn, type WithdrawReason } from './approval/why-withdrawn.ts';
export * from './decision/answer-caps.ts';
export { asksForAnswer } from './decision/asks-for-answer.ts';
export { askingScope, type AskingScope, type SpokenTurn } from './decision/booking-phase.ts';
export type { Turn } from './decision/bot-loop.ts';
export {
  decideProactiveMessage,
  goesOnInPause,
  wantsSilence,
  type ProactiveDecision,
  type ProactiveSituation,
} from './decision/decide-proactive-message.ts';
export { contentToAnswer, decideReply } from './decision/decide-reply.ts';
export { dormantAfterMs } from './decision/dormancy.ts';
export { findDanger, handOverOf, isBacked, resolveDanger } from './decision/hand-over-rules.ts';
export * from './decision/held-back.ts';
export { dangerHeardLate } from './media/media-in-messages.ts';
export { mayHandOver, wasSeenByPerson } from './decision/may-hand-over.ts';
export { isAdClick } from './window/ad-click.ts';
export {
  adWindowMs,
  agentClosesAt,
  certainWindowMs,
  coachWindow,
  findWindow,
  isWindowOpen,
  lastWritableAt,
  windowLeftMinutes,
  withinWindow,
  type WindowFacts,
} from './window/messaging-window.ts';
export { windowReasons } from './window/window-reasons.ts';
export * from './decision/proactive-reasons.ts';
export * from './decision/reply-decision.ts';
export * from './decision/reply-situation.ts';
export * from './rules/agent-rule.ts';
export { contradictions } from './rules/contradictions.ts';
export { withoutStatements, withRules } from './rules/coachs-words.ts';
export { findForbidden } from './rules/forbidden-words.ts';
export { findTalkLater, talkLaterWords } from './decision/talk-later.ts';
export * from './disclosure/disclosure.ts';
export * from './disclosure/disclosure-moment.ts';
export { statesMachine } from './disclosure/machine-statement.ts';
export { openingLanguage, openMessage } from './disclosure/opening-words.ts';
export { findAnsweredMessage } from './drafts/answered-message.ts';
export { askCoachWords } from './drafts/ask-coach-words.ts';
export { asksForPlace } from './drafts/draft-questions.ts';
export * from './drafts/finish-draft.ts';
export * from './drafts/mend-draft.ts';
export { scopeWords } from './drafts/scope-words.ts';
export * from './drafts/unanswered-choices.ts';
export { findAnswering, usesPassage, type Answering } from './drafts/unused-source.ts';
export * from './drafts/when-unanswered.ts';
export { asksSomething } from './follow-ups/asks-something.ts';
export * from './follow-ups/follow-up-defaults.ts';
export { followUpLapsesAt } from './follow-ups/follow-up-lapse.ts';
export * from './follow-ups/plan-follow-ups.ts';
export * from './follow-ups/plan-wish.ts';
export type { ChatEnd } from './follow-ups/sequence-end.ts';
export { asksIfBot } from '../safety/classifier/classify-bot-question.ts';
export { claimsHuman, disclosesBot, disclosures, disclosureWords } from './gate/bot-disclosure.ts';
export type { ConfirmedBooking } from './gate/claims/claimed-time.ts';
export * from './gate/output-gate.ts';
export { withOwnStatement } from './gate/own-statement.ts';
export * from './hand-over-words/coach-back.ts';
export * from './hand-over-words/countries.ts';
export { handOverMatters } from './hand-over-words/hand-over-matters.ts';
export { handOverWords, handOverWordsOf } from './hand-over-words/hand-over-words.ts';
export { spokenLanguageOf, type SpokenTexts } from './hand-over-words/spoken-language.ts';
export { leavesOpen } from './known-answers/leaves-open.ts';
export { asksName, withNames } from './known-answers/name-answer.ts';
export { asksPolicy } from './known-answers/policy-question.ts';
export { optOutConfirmation, optOutConfirmations } from './opt-out/opt-out-confirmation.ts';
export { isOptOut } from './opt-out/opt-out.ts';
export * from './pacing/bubble-choices.ts';
export * from './pacing/delay-minutes.ts';
export * from './pacing/pause.ts';
export { bubblePauseFor, typingTimeFor } from './pacing/reply-delay.ts';
export { splitBubbles } from './pacing/split-bubbles.ts';
export { oneMessageLimit, splitReply, type MessageLimit } from './pacing/split-reply.ts';
export { whileUnknown } from './pacing/while-unknown.ts';
export { talkWords } from './phrases/conversation-pattern-texts.ts';
export { talkPhrases } from './phrases/conversation-patterns.ts';
export * from './prompt/agent-tools.ts';
export { composeDangerQuestion, readDangerAnswer } from './prompt/danger-prompt.ts';
export { composeFollowUpPrompt } from './prompt/follow-up-prompt.ts';
export { composeIntentQuestion, readIntentAnswer } from './prompt/intent-prompt.ts';
export * from './prompt/qualification-fields.ts';
export { composePrompt } from './prompt/reply-prompt.ts';
export { sourceTool } from './prompt/source-lines.ts';
export { composeVerification, readVerdicts } from './prompt/verification-prompt.ts';
export { opensAt, type ActiveHours } from './triggers/active-hours.ts';
export type { CommentTrigger } from './triggers/comment-trigger.ts';
export type { EntryTrigger } from './triggers/entry-trigger.ts';
export { intentQuestion, type IntentQuestion, type IntentTrigger } from './triggers/intent-trigger.ts';
export { explainTrigger, explainWords, type WordsFinding } from './triggers/explain-words.ts';
export { isSameKeyword, matchKeyword, type WantedWords } from './triggers/keyword-match.ts';
export { keywordMatches, nearMisses, type KeywordMatch } from './triggers/keyword-matches.ts';
export {
  blockedSentence,
  findBlockedKeyword,
  findSameKeyword,
  keywordsOf,
  resolveKeywordRules,
  sameKeywordSentence,
  takesTypos,
  unsetKeywordRules,
  type KeywordRules,
} from './triggers/keyword-rules.ts';
export { keywordTriggers } from './triggers/keyword-trigger.ts';
export { isLeftToModel, matchTrigger } from './triggers/match-trigger.ts';
export {
  missReasons,
  type Entry,
  type IntentAnswer,
  type MissReason,
  type TriggerEvent,
} from './triggers/trigger-event.ts';
export type { Trigger, TriggerKind } from './triggers/trigger.ts';
