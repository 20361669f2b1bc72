// Text within bounds, its language, and its sentences.
export { boundText } from './bounded-text.ts';
export * from './language/chat-language.ts';
export { compileAhead } from './compile-ahead.ts';
export { languagePieces, languagePlaces } from './language/language-pieces.ts';
export { rememberLatest } from './remember-latest.ts';
export { sentencesOf } from './sentences.ts';
