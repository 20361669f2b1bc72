import { plainText } from './plain-text.ts';

/** The languages that the simulator writes. */
export type Language = 'en' | 'es';

const spanishWords = new Set(
  (
    'hola holaa holaaa buenas buenos dias que como cuanto cuando donde quiero quisiera necesito puedo tengo estoy soy eres es ' +
    'el la los las un una unos unas del al de en con sin por para pero porque mi mis tu tus su yo me te se lo le nos muy mas menos ' +
    'todo nada nunca siempre bien gracias info plan bajar perder ganar barriga panza peso grasa musculo dieta gimnasio comida ' +
    'ejercicio entrenar empezar precio cuesta vale llamada manana semana hoy ahora ya si claro dale xfa porfa favor jaja perdon ' +
    'probe probado intente intentado he hago hacer fue esta este eso esto vos sos ser saber gustaria interesa tiempo trabajo hijos'
  ).split(' '),
);

const englishWords = new Set(
  (
    "hi hey hello the a an and or but so i i'm im my me you your u ur is are was be been to of in on for with without at it its this that " +
    "what how when where why who can could would will do does did don't dont have had has ive i've want need lose weight fat belly muscle " +
    'gain tried everything never always just really very some any much many no not yes yeah yep sure thanks thx please price cost help ' +
    'start week day days time work gym diet food now today tomorrow tmrw saw reel book call know get got lol'
  ).split(' '),
);

/** Words that both lists would contain, or that say nothing. */
const neutralWords = new Set(['no', 'me', 'a', 'plan', 'info', 'ok', 'gym', 'he', 'it', 'de', 'lo', 'es', 'use']);

/** Returns the language of one text, or null when it does not show (a keyword, an emoji, "ok"). */
export function findLanguage(text: string): Language | null {
  let spanish = /[¿¡ñ]/i.test(text) ? 2 : 0;
  let english = 0;
  for (const word of plainText(text).match(/[a-z']+/g) ?? []) {
    if (neutralWords.has(word)) continue;
    if (spanishWords.has(word)) spanish += 1;
    if (englishWords.has(word)) english += 1;
  }
  if (spanish === english) return null;
  return spanish > english ? 'es' : 'en';
}

/** Returns the language of the answer: that of the newest text that shows one, else English. */
export function languageToAnswerIn(newestFirst: string[]): Language {
  for (const text of newestFirst) {
    const language = findLanguage(text);
    if (language) return language;
  }
  return 'en';
}
