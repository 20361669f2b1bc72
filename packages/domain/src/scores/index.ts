// How promising leads are.
export { type ScoreFacts, scoreLead, type ScoreNow, type SourceHistory } from './score-lead.ts';
