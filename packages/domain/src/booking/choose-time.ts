import type { ChatLanguage } from '../autoreply/chat-language.ts';
import type { TimeWish } from './pick-times.ts';

/** What an answer to offered times says: one of them, none, one of several, or another wish. */
export type TimeChoice =
  | { kind: 'one'; start: Date }
  | { kind: 'several'; starts: Date[] }
  | { kind: 'wish'; wish: TimeWish }
  | { kind: 'none' };

export type ChoiceContext = { now: Date; timeZone: string; language: ChatLanguage };
