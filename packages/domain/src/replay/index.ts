// The answer that was sent beside the one that another version would write.
export { compareTurn, type ComparedTurn } from './compare-turn.ts';
export * from './replay-kinds.ts';
export type { ReplayContext, ReplayedAnswer, ReplayReason } from './replayed-answer.ts';
