// Briefs of chats: what a model reads, and what of its answer the messages support.
export * from './brief.ts';
export { composeBriefQuestion } from './brief-prompt.ts';
export { linesForBrief, maxBriefMessageLength, maxBriefMessages } from './brief-lines.ts';
export { judgeBrief } from './judge-brief.ts';
