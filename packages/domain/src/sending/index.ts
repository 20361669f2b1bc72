// Pauses of sending, and the outcome of a send.
export * from './circuit.ts';
export * from './drop-reasons.ts';
export { findSend, type ListedMessage } from './find-send.ts';
export { retryPauseMs } from './retry-pause.ts';
export { carriesSame, isSameMessage } from './same-message.ts';
export * from './side-by-side.ts';
export * from './usage-pause.ts';
