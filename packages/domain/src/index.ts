export { passwordStrength } from './accounts/password-strength.ts';
export * from './analytics/date-range.ts';
export * from './analytics/day-spans.ts';
export * from './analytics/funnel.ts';
export * from './analytics/keyword-rows.ts';
export * from './analytics/rates.ts';
export * from './analytics/waiting-time.ts';
export { isAcknowledgement } from './wording/acknowledgement.ts';
export * from './autoreply/prompt/agent-tools.ts';
export * from './autoreply/decision/answer-caps.ts';
export { dormantAfterMs } from './autoreply/decision/dormancy.ts';
export type { Turn } from './autoreply/decision/bot-loop.ts';
export { boundText } from './text/bounded-text.ts';
export * from './autoreply/hand-over-words/countries.ts';
export { handOverMatters } from './autoreply/hand-over-words/hand-over-matters.ts';
export { handOverWords, handOverWordsOf } from './autoreply/hand-over-words/hand-over-words.ts';
export { optOutConfirmation, optOutConfirmations } from './autoreply/opt-out/opt-out-confirmation.ts';
export { talkPhrases } from './autoreply/phrases/conversation-patterns.ts';
export { talkWords } from './autoreply/phrases/conversation-pattern-texts.ts';
export * from './text/chat-language.ts';
export type { ConfirmedBooking } from './autoreply/gate/claims/claimed-time.ts';
export { asksPolicy } from './autoreply/known-answers/policy-question.ts';
export { contentToAnswer, decideReply } from './autoreply/decision/decide-reply.ts';
export * from './autoreply/pacing/delay-minutes.ts';
export * from './autoreply/drafts/finish-draft.ts';
export * from './autoreply/drafts/unanswered-choices.ts';
export * from './autoreply/drafts/when-unanswered.ts';
export { matchKeyword } from './autoreply/triggers/keyword-match.ts';
export { opensAt, type ActiveHours } from './autoreply/triggers/active-hours.ts';
export { commentMatches, type CommentTrigger } from './autoreply/triggers/comment-trigger.ts';
export type { EntryTrigger } from './autoreply/triggers/entry-trigger.ts';
export { intentQuestion, type IntentQuestion, type IntentTrigger } from './autoreply/triggers/intent-trigger.ts';
export { keywordTriggers } from './autoreply/triggers/keyword-trigger.ts';
export { isLeftToModel, matchTrigger } from './autoreply/triggers/match-trigger.ts';
export type { Trigger, TriggerKind } from './autoreply/triggers/trigger.ts';
export {
  missReasons,
  type Entry,
  type IntentAnswer,
  type MissReason,
  type TriggerEvent,
} from './autoreply/triggers/trigger-event.ts';
export {
  coachWindow,
  coachWindowClosesAt,
  isWindowOpen,
  lastWritableAt,
  windowClosesAt,
} from './autoreply/decision/messaging-window.ts';
export { isOptOut } from './autoreply/opt-out/opt-out.ts';

export * from './autoreply/gate/output-gate.ts';
export * from './autoreply/drafts/mend-draft.ts';
export { scopeWords } from './autoreply/drafts/scope-words.ts';
export { asksForAnswer } from './autoreply/decision/asks-for-answer.ts';
export { askingScope, type AskingScope, type SpokenTurn } from './autoreply/decision/booking-phase.ts';
export { asksIfBot, disclosesBot, disclosures, disclosureWords } from './autoreply/gate/bot-disclosure.ts';
export { withOwnStatement } from './autoreply/gate/own-statement.ts';
export * from './autoreply/prompt/qualification-fields.ts';
export { mayHandOver, wasSeenByPerson } from './autoreply/decision/may-hand-over.ts';
export { findDanger, handOverOf, isBacked, resolveDanger } from './autoreply/decision/hand-over-rules.ts';
export * from './autoreply/decision/reply-decision.ts';
export * from './safety/hand-over-reasons.ts';
export { composeFollowUpPrompt } from './autoreply/prompt/follow-up-prompt.ts';
export { composePrompt } from './autoreply/prompt/reply-prompt.ts';
export { typingTimeFor } from './autoreply/pacing/reply-delay.ts';
export * from './autoreply/decision/reply-situation.ts';
export { splitReply, type MessageLimit } from './autoreply/pacing/split-reply.ts';
export * from './autoreply/follow-ups/plan-wish.ts';
export * from './autoreply/hand-over-words/coach-back.ts';
export { asksForPlace } from './autoreply/drafts/draft-questions.ts';
export { zoneNamed } from './booking/zones/named-zone.ts';
export { findTalkLater, talkLaterWords } from './autoreply/decision/talk-later.ts';
export * from './autoreply/decision/proactive-reasons.ts';
export {
  decideProactiveMessage,
  goesOnInPause,
  wantsSilence,
  type ProactiveDecision,
  type ProactiveSituation,
} from './autoreply/decision/decide-proactive-message.ts';
export { asksSomething } from './autoreply/follow-ups/asks-something.ts';
export * from './autoreply/follow-ups/follow-up-defaults.ts';
export { followUpLapsesAt } from './autoreply/follow-ups/follow-up-lapse.ts';
export * from './autoreply/follow-ups/plan-follow-ups.ts';
export type { ChatEnd } from './autoreply/follow-ups/sequence-end.ts';
export * from './autoreply/pacing/pause.ts';
export * from './billing/entitlements.ts';
export * from './billing/plans.ts';
export { isAssent, prepareAssents } from './booking/assents/assent.ts';
export * from './booking/call-length.ts';
export { chooseTime } from './booking/choose-time.ts';
export * from './booking/confirmation-text.ts';
export { nextUsHolidays } from './booking/days-off/us-holidays.ts';
export * from './booking/decide-yes.ts';
export * from './booking/free-slots.ts';
export { partOf, partsOfDay } from './booking/part-of-day.ts';
export * from './booking/pick-times.ts';
export { readTimes } from './booking/read-times.ts';
export * from './booking/said-time.ts';
export * from './booking/proposal.ts';
export * from './booking/proposal-buttons.ts';
export { proposalWords } from './booking/proposal-words.ts';
export * from './booking/say-choice.ts';
export * from './booking/say-instant.ts';
export { nightEndsAt, secondTryAt } from './booking/second-try.ts';
export { suggestAddress } from './booking/suggest-address.ts';
export { takenOffText } from './booking/taken-off.ts';
export * from './booking/zones/time-zone.ts';
export * from './booking/zoned-time.ts';
export * from './channels.ts';
export * from './comments/comment-reasons.ts';
export { choosePublicReply } from './comments/choose-public-reply.ts';
export { decideComment, type CommentDecision, type CommentFacts } from './comments/decide-comment.ts';
export { isOwnComment } from './comments/own-comment.ts';
export * from './comments/private-reply-turn.ts';
export * from './comments/private-reply-window.ts';
export * from './dashboard/onboarding.ts';
export * from './dashboard/visits.ts';
export * from './facts/fact-fit.ts';
export { firstNameOf } from './facts/first-name.ts';
export { digestDue } from './notifications/digest-hour.ts';
export * from './notifications/kinds.ts';
export * from './notifications/plan-deliveries.ts';
export * from './booking/quiet-hours.ts';
export * from './notifications/unusual-silence.ts';
export * from './safety-record/recount-safety.ts';
export * from './sending/circuit.ts';
export * from './autoreply/decision/held-back.ts';
export * from './sending/usage-pause.ts';
export { findSend, type ListedMessage } from './sending/find-send.ts';
export { isSameMessage } from './sending/same-message.ts';
export { retryPauseMs } from './sending/retry-pause.ts';
export * from './sending/side-by-side.ts';
export * from './inbox/agent-state.ts';
export * from './inbox/needs-you.ts';
export { compileAhead } from './text/compile-ahead.ts';
export { rememberLatest } from './text/remember-latest.ts';
export { sentencesOf } from './text/sentences.ts';
export { isPlausible, judgedForTrust } from './safety/alarm-trust.ts';
export { gravestOf } from './safety/gravest-finding.ts';
export { classifyDanger, dangerFeatures, dangerOf } from './safety/classifier/classify-danger.ts';
export type { DangerThresholds, StoredWeights } from './safety/classifier/stored-weights.ts';
export {
  likelihoods,
  packModel,
  unpackModel,
  type PackedModel,
  type TrainedModel,
} from './safety/classifier/linear-model.ts';
export { placesCount, type TextFeatures } from './safety/classifier/text-features.ts';
export { judgeSafety } from './safety/judge-safety.ts';
export {
  dangerQuestion,
  dangerWords,
  type DangerAnswer,
  type DangerQuestion,
  type DangerWord,
} from './safety/danger-question.ts';
export * from './safety/model-judgment.ts';
export { findingOfFlags } from './safety/moderation-finding.ts';
export { phraseLists } from './safety/phrases/index.ts';
export * from './safety/safety-categories.ts';
export * from './safety/safety-finding.ts';
export { signLists } from './safety/signs/index.ts';
export { wordClasses } from './safety/words/index.ts';
export { stepsOfWeight } from './text/language/clear-language.ts';
export { spokenLanguageOf, type SpokenTexts } from './autoreply/hand-over-words/spoken-language.ts';
export { languagePieces, languagePlaces } from './text/language/language-pieces.ts';
export * from './knowledge/passage.ts';
export * from './offers/offer.ts';
export { findUnsourced, listUnsourced } from './knowledge/claims/check-claims.ts';
export { findUnsupportable, findRefused } from './knowledge/claims/resolve-verdicts.ts';
export { plantSentences, verdictsOnAnswer } from './knowledge/claims/planted-sentences.ts';
export { heldQuotes, wholeText, type NamedQuote } from './knowledge/claims/support.ts';
export { currencyHasCents, offerPassage, wordsOfOffer } from './offers/offer-passage.ts';
export { proposeOffers, type OfferProposal } from './offers/propose-offers.ts';
export { withoutPrices } from './offers/without-prices.ts';
export { askCoachWords } from './autoreply/drafts/ask-coach-words.ts';
export { coachWords } from './knowledge/coach-words.ts';
export { sourceTool } from './autoreply/prompt/source-lines.ts';
export { composeDangerQuestion, readDangerAnswer } from './autoreply/prompt/danger-prompt.ts';
export { composeIntentQuestion, readIntentAnswer } from './autoreply/prompt/intent-prompt.ts';
export { composeVerification, readVerdicts } from './autoreply/prompt/verification-prompt.ts';
export { askedQuestion, findSameQuestion } from './knowledge/asked-question.ts';
export { findAnswering, usesPassage, type Answering } from './autoreply/drafts/unused-source.ts';
export * from './knowledge/choose-stems.ts';
export * from './knowledge/clean-text.ts';
export * from './knowledge/cut-passages.ts';
export * from './knowledge/fuse-likeness.ts';
export * from './knowledge/greeting.ts';
export * from './knowledge/likeness.ts';
export * from './knowledge/nearest-words.ts';
export * from './knowledge/open-questions.ts';
export * from './knowledge/prefer-asked-alike.ts';
export * from './knowledge/contradictions/find-contradictions.ts';
export * from './knowledge/contradictions/statement.ts';
export { findDoubt } from './knowledge/reading/judge-reading.ts';
export type { PageSign } from './knowledge/reading/page-sign.ts';
