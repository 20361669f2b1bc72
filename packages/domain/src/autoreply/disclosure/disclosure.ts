import type { ChatLanguage } from '@spotter/language/detection/chat-languages';

/** When an agent says unasked that a machine writes. Asked, it says so in each of them. */
export const disclosureModes = ['always', 'where_required', 'on_question'] as const;
export type DisclosureMode = (typeof disclosureModes)[number];

/** What a coach chose about it. `words`: their own sentence by language; ours replaces a missing one. */
export type Disclosure = { mode: DisclosureMode; words: Partial<Record<ChatLanguage, string>> | null };

/** What a new agent has. */
export const unsetDisclosure: Disclosure = { mode: 'always', words: null };

/** Max length of a coach's own sentence: in every script it leaves room for the message that it opens. */
export const maxDisclosureLength = 120;

/** The bytes that a message of one piece leaves for ours, and the space behind it. */
export const disclosureRoom = 60;

/** Our sentence with which a message opens. */
export const openingDisclosures: Record<ChatLanguage, string> = {
  en: "I'm the coach's automated assistant.",
  es: 'Soy el asistente automático del coach.',
  pt: 'Sou o assistente automático do coach.',
  fr: "Je suis l'assistant automatique du coach.",
  de: 'Ich bin der automatische Assistent des Coaches.',
  it: "Sono l'assistente automatico del coach.",
  nl: 'Ik ben de automatische assistent van de coach.',
  pl: 'Jestem automatycznym asystentem trenera.',
};

/** What a coach can put into a field of their own: a sentence that says it, and names them. */
export const clearDisclosures: Record<ChatLanguage, string> = {
  en: "I'm {coach}'s AI assistant.",
  es: 'Soy el asistente de IA de {coach|tu coach}.',
  pt: 'Sou o assistente de IA de {coach|coach}.',
  fr: "Je suis l'assistant IA de {coach|ton coach}.",
  de: 'Ich bin der KI-Assistent von {coach|deinem Coach}.',
  it: "Sono l'assistente IA di {coach|coach}.",
  nl: 'Ik ben de AI-assistent van {coach|je coach}.',
  pl: 'Jestem asystentem AI {coach|trenera}.',
};
