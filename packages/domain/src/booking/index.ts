// Open times, times in words, proposals, and the answers to them.
export { isAssent, prepareAssents } from './assents/assent.ts';
export * from './call-length.ts';
export { chooseTime } from './choose-time.ts';
export * from './confirmation-text.ts';
export { nextUsHolidays } from './days-off/us-holidays.ts';
export * from './decide-yes.ts';
export * from './free-slots.ts';
export * from './pick-times.ts';
export * from './proposal-buttons.ts';
export { proposalWords } from './proposal-words.ts';
export * from './proposal.ts';
export * from './quiet-hours.ts';
export * from './say-choice.ts';
export * from './say-instant.ts';
export { nightEndsAt, secondTryAt } from './second-try.ts';
export { suggestAddress } from './suggest-address.ts';
export { takenOffText } from './taken-off.ts';
