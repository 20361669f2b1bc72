// What is danger in what contacts write.
export { isSpam } from './classifier/classify-spam.ts';
export { isPlausible, judgedForTrust } from './alarm-trust.ts';
export { classifyDanger, dangerFeatures, dangerOf } from './classifier/classify-danger.ts';
export { likelihoods, packModel, unpackModel, type PackedModel, type TrainedModel } from './classifier/linear-model.ts';
export { spamFeatures } from './classifier/spam-features.ts';
export type { DangerThresholds, StoredWeights } from './classifier/stored-weights.ts';
export { placesCount, readFeatures, type TextFeatures } from './classifier/text-features.ts';
export {
  dangerQuestion,
  dangerWords,
  type DangerAnswer,
  type DangerQuestion,
  type DangerWord,
} from './danger-question.ts';
export { gravestOf } from './gravest-finding.ts';
export * from './hand-over-reasons.ts';
export { judgeSafety } from './judge-safety.ts';
export * from './model-judgment.ts';
export { findingOfFlags } from './moderation-finding.ts';
export { phraseLists } from './phrases/index.ts';
export * from './safety-categories.ts';
export * from './safety-finding.ts';
export { signLists } from './signs/index.ts';
export { wordClasses } from './words/index.ts';
