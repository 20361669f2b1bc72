import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/**
 * Phrases of the talk topics, in the syntax of the safety rules (docs/autoreply/safety-rules.md): what contacts
 * ask of the agent, and what a draft may not claim.
 */
export type Phrases = Partial<Record<ChatLanguage, string[]>>;
