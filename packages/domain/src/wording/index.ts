// What counts as a short answer of politeness.
export { isAcknowledgement } from './acknowledgement.ts';
