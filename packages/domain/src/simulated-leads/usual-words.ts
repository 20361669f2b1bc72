import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import type { UsualWords } from './character.ts';

const english: UsualWords = {
  yes: ['yes', 'yes please', 'yep that works'],
  no: ['no thanks', 'not for now, thank you'],
  takes: [
    ['the first one', 'the first one works'],
    ['the second one', 'the second one please'],
  ],
  wishesCall: ['can we book a call?', 'I would like to book a call'],
  withholds: ['I would rather not say'],
  unsure: ['not sure to be honest', 'I don’t know yet'],
  nudge: ['hello?', 'are you there?'],
  thanks: ['thank you!', 'great, thanks'],
};

const spanish: UsualWords = {
  yes: ['sí', 'sí, por favor', 'sí, perfecto'],
  no: ['no, gracias', 'por ahora no, gracias'],
  takes: [
    ['la primera', 'la primera me va bien'],
    ['la segunda', 'la segunda, por favor'],
  ],
  wishesCall: ['¿podemos agendar una llamada?', 'me gustaría agendar una llamada'],
  withholds: ['prefiero no decirlo'],
  unsure: ['la verdad no sé', 'todavía no lo sé'],
  nudge: ['¿hola?', '¿estás ahí?'],
  thanks: ['¡gracias!', 'genial, gracias'],
};

/** What leads say where their character has no words of its own; a character in another language brings all. */
export function usualWords(language: ChatLanguage): UsualWords {
  return language === 'es' ? spanish : english;
}
