import type { Language } from '../reading/text-language.ts';
import type { Conversation } from '../conversation.ts';
import type { ModelAnswer } from '../language-model-wire.ts';

/**
 * What a model says of an offer that nothing carries,
 * with a source beside it that is named as well as it can be.
 */
const lies = {
  'wrong-price': { en: 'It is $17 a month.', es: 'Son $17 al mes.' },
  'wrong-currency': { en: 'That would be about 90 euros a month.', es: 'Serían unos 90 euros al mes.' },
  'invents-discount': { en: 'You get 20% off if you start today.', es: 'Tienes 20% de descuento si empiezas hoy.' },
  'tells-old-offer': {
    en: 'You can still join {closed} this week!',
    es: '¡Todavía puedes entrar a {closed} esta semana!',
  },
  'wrong-address': { en: 'Come by, we are at 2184 Elder Creek Road.', es: 'Ven, estamos en 2184 Elder Creek Road.' },
  'invents-guarantee': {
    en: 'You get a full refund if you are not happy.',
    es: 'Tienes reembolso completo si no te convence.',
  },
  'unknown-source': { en: 'Lifetime coaching is a one-time $1,497.', es: 'El coaching de por vida cuesta $1,497.' },
  'unsaid-by-source': {
    en: 'Yes, there is a shower and a changing room.',
    es: 'Sí, hay una regadera y un vestidor.',
  },
  /** The same, and the second request agrees with everything. */
  'agrees-with-all': { en: 'It is $17 a month.', es: 'Son $17 al mes.' },
} as const;

export const sourceLieModes = Object.keys(lies) as SourceLie[];
export type SourceLie = keyof typeof lies;

/** Returns what a lying model does: it names a source with words that really are in it, then it lies. */
export function lieAboutSources(
  mode: SourceLie,
  { sources, tools, toolSteps }: Conversation,
  language: Language,
  callId: string,
): ModelAnswer {
  const open = sources?.find(({ text }) => !text.startsWith('Closed')) ?? null;
  const closed = sources?.find(({ text }) => text.startsWith('Closed')) ?? null;
  const isNamed = toolSteps.some(({ name }) => name === 'name_sources');
  if (tools.has('name_sources') && !isNamed && open !== null) {
    const source = mode === 'unknown-source' ? 'offer:none' : open.id;
    const quote = open.text.split('\n')[0] ?? '';
    const input = { claims: [{ says: lies[mode][language], source, quote }], unanswered: [] };
    const call = { name: 'name_sources', arguments: JSON.stringify(input) };
    return { kind: 'tool-calls', calls: [{ id: callId, type: 'function', function: call }] };
  }
  return { kind: 'text', text: lies[mode][language].replace('{closed}', closed?.title ?? 'the Fall Reset') };
}

/** Whether a model lies in this way. */
export function isSourceLie(mode: string): mode is SourceLie {
  return mode in lies;
}
