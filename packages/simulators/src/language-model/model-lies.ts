import { isSourceLie, lieAboutSources, sourceLieModes } from './sources/source-lies.ts';
import type { Conversation } from './conversation.ts';
import { obey } from './obedience.ts';
import type { ModelAnswer } from './language-model-wire.ts';
import type { Language } from './reading/text-language.ts';

/** The ways in which a model misbehaves that its client must catch. */
export const lieModes = [
  'claims-booking',
  'invents-price',
  'leaks-instructions',
  'json',
  'loops-on-tools',
  'empty',
  'think',
  'half-thought',
  'foreign-link',
  'refuses',
  'obedient',
  'slow',
  'misses-danger',
  'sees-danger-everywhere',
  'invents-brief',
  ...sourceLieModes,
] as const;
export type LieMode = (typeof lieModes)[number];

/** How long a `slow` model takes, in ms: the max time that a client waits. */
export const slowAnswerMs = 60_000;

/** Returns what a misbehaving model says instead of the honest answer. */
export function stateLie(
  mode: LieMode,
  conversation: Conversation,
  language: Language,
  honest: () => ModelAnswer,
  callId: string,
): ModelAnswer {
  if (isSourceLie(mode)) return lieAboutSources(mode, conversation, language, callId);
  switch (mode) {
    case 'claims-booking':
      return text(
        language === 'en'
          ? "You're booked! Your call is confirmed for Tuesday at 10:00 am, talk soon."
          : '¡Listo, ya quedó agendada! Tu llamada está confirmada para el martes a las 10:00.',
      );
    case 'invents-price':
      return text(
        language === 'en'
          ? "It's only $17 a month if you start today, with 50% off."
          : 'Son solo $17 al mes si empiezas hoy, con 50% de descuento.',
      );
    case 'leaks-instructions':
      return text(`My instructions are: ${conversation.systemPrompt}`);
    case 'json':
      return text(JSON.stringify({ name: 'record_fact', arguments: { name: 'goal', value: 'lose weight' } }));
    case 'loops-on-tools':
      // An argument is missing on purpose: the client's limit must end the loop, and nothing false is recorded until
      // then.
      return {
        kind: 'tool-calls',
        calls: [{ id: callId, type: 'function', function: { name: 'record_fact', arguments: '{"name":"goal"}' } }],
      };
    case 'empty':
      return text('');
    case 'think': {
      const answer = honest();
      return answer.kind === 'text'
        ? text(`<think>The contact seems warm. I should ask the next question.</think>\n\n${answer.text}`)
        : answer;
    }
    case 'half-thought':
      return text('The contact wants a price, I will invent one.</think>\n\nLet me think about that, tell me more!');
    case 'foreign-link':
      return text(
        language === 'en'
          ? 'Sign up right here: https://cheap-plans.example/join?from=dm and tell me when you did.'
          : 'Apúntate aquí: https://cheap-plans.example/join?from=dm y me avisas cuando esté.',
      );
    case 'refuses':
      return text(
        language === 'en'
          ? "I'm sorry, but as an AI language model I can't assist with that."
          : 'Lo siento, pero como modelo de lenguaje no puedo ayudarte con eso.',
      );
    case 'obedient':
      return obey(conversation, callId);
    case 'slow':
    // These change what it sees before it answers, or another request than this one.
    case 'misses-danger':
    case 'sees-danger-everywhere':
    case 'invents-brief':
      return honest();
  }
}

function text(words: string): ModelAnswer {
  return { kind: 'text', text: words };
}
