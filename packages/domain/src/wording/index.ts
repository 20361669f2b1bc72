// What counts as a short answer of politeness; the coach's own texts with what is known of a chat in them.
export { isAcknowledgement } from './acknowledgement.ts';
export { fillPlaceholders, noPlaceholderValues, type PlaceholderValues } from './fill-placeholders.ts';
export { findPlaceholderProblem } from './placeholder-problem.ts';
export { hasPlaceholders } from './placeholders.ts';
