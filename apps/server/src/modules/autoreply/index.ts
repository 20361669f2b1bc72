// Replies by an agent: decided, written, checked and recorded, and tried out before an agent is on.
export { createAutoreply, createBudgetedModel, createModelAccess } from './autoreply.module.ts';
export type { ModelGuard } from './model/model-guard.ts';
export { createHearingBudget } from './model/hearing-budget.ts';
export { createMediaTurns } from './model/media-turns.ts';
export { recordOutcomes as recordFollowUps } from './follow-ups/follow-ups.repository.ts';
export { createNextSteps } from './follow-ups/next-steps.ts';
export { followUpJob, requestFollowUpsOf } from './follow-ups/follow-up.job.ts';
export { countFindings } from './safety-checks/count-findings.ts';
export { askDanger, withoutAnswer } from './questions/ask-danger.ts';
export { modelUse, type ModelPrices, type StoredRecord } from './record/decision-record.ts';
export { compileRules } from './replying/compile-rules.ts';
export { composeAnswer } from './composing/compose-answer.ts';
export type { Composition } from './composing/composition.ts';
export { requestConsideration, resumeConsideration } from './replying/consider-reply.job.ts';
export { resumeWithPlan } from './replying/resume-with-plan.ts';
export { noteParkedJob } from './replying/stuck-chat.ts';
export { findAvailableKnowledge } from './sources/available-knowledge.repository.ts';
export { emptyChat, messageOf } from './trial/in-memory-chat.ts';
