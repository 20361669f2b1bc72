// Leads that are played by rules against an agent, and the verdict on what it did with them.
export type { LeadLine, SimulatedCharacter } from './character.ts';
export { simulatedCharacters } from './characters/all-characters.ts';
export { judgeCase } from './judge-case.ts';
export { judgeConversation } from './judge-conversation.ts';
export * from './lead-kinds.ts';
export { compareNights, maxRestMs, type NightResult, nightHour, type TurnedRed } from './nightly-suite.ts';
export * from './play-lead.ts';
export type { CoachsWords, Failure, PlayedConversation, PlayedMessage, PlayedTurn } from './played-conversation.ts';
export { readAnswer } from './read-answer.ts';
