import type { ChatLanguage } from '../../text/language/chat-language.ts';

/**
 * Phrases of the talk topics, in the syntax of the safety rules (docs/autoreply/safety-rules.md): what contacts
 * ask of the agent, and what a draft may not claim.
 */
export type Phrases = Partial<Record<ChatLanguage, string[]>>;
