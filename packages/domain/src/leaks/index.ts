// Leads who are about to be lost: how, and what each is worth.
export { saysYesToCall } from './call-yes.ts';
export { findLeak, type LeakNow } from './find-leak.ts';
export { leakSpans, type LeakCall, type LeakFacts, type LeakMessage } from './leak-spans.ts';
export * from './leak-worth.ts';
export { leadKinds } from './words/lead-words.ts';
export { dueKinds, ourKinds } from './words/our-words.ts';
export { leadFeatures, ourFeatures } from './words/word-features.ts';
