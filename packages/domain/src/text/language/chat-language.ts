import { characters } from '../characters.ts';
import { chatLanguages, type ChatLanguage } from './chat-languages.ts';
import { linear, type LinearExpression } from '../linear-expression.ts';
import { boundText } from '../bounded-text.ts';
import { foldText } from '../folded-text.ts';
import { ownWords } from './words-of-language.ts';
import { rememberLatest } from '../remember-latest.ts';

// The web app imports the list without the words.
export { chatLanguages, type ChatLanguage } from './chat-languages.ts';

// Words that show a language, without accents. A word of several languages says little about each.
const tellingWords: Record<ChatLanguage, string> = {
  en: 'i myself up after every when so at be the you your im ive and is are was dont didnt cant want wanna what how much need my have stop unsubscribe please pls message messages messaging texting leave alone contact off list this that with for of to it not hey hi hello still just about year years old eat eating feel day remove opt out any more can could we do does will would where time times book booked call later tomorrow today monday tuesday wednesday thursday friday saturday sunday morning afternoon evening works sounds great perfect thanks thank yes yeah price cost lets get go now good fine sure before they their she he but or if there from because which who think know make see tell first week next work',
  es: 'el los las y es esta estoy soy que tu tus quiero como cuanto tengo hola gracias por favor porfa para pero muy mas mucho con del al yo deja dejame dejen escribas escriba escriban mandes mensajes basta baja detente anos dias comer hago puedo quitame eliminame borrame paz una un puede puedes podemos quisiera cuando donde hora horario lunes miercoles jueves viernes sabado manana tarde noche hoy ayer semana precio cuesta cuestan llamada cita reservar agendar bien perfecto vale dale bueno buenos buenas gusta seria si porque solo ahora despues antes mejor otra otro algo nada nos les vamos hay tiene tienes mi su ese esa eso gym hijo hija la lo me te se va no en un una he ha ya sin',
  pt: 'nao por favor seu sua pelo pela nos tua voce vc voces quero obrigado obrigada ola oi tudo bem meu minha estou sou com uma mensagens mensagem pare parem cancelar sair descadastrar remova tire lista mande mandem enviar envie deixe anos tenho muito sim isso ai mais um em na do da os posso pode podemos gostaria quando onde hora horario segunda terca quinta sexta sabado amanha hoje ontem semana preco custa chamada marcar agendar bom boa dia perfeito porque agora depois antes melhor outra outro algo nada vamos tem meus minhas nosso esse essa eu ele ela mas ou se foi ser fazer ver treino filho filha acho sei pra pro ta gente',
  fr: 'je ne pas vous tu le les des est suis mon ma mes moi avec pour bonjour salut merci oui arretez arrete stopper desabonner desabonnez desinscrire messages ecrire ecrivez contacter contactez laissez laisse tranquille plus veux veuillez ans ai du une et cest jai peux peut pouvez voudrais quand ou heure lundi mardi mercredi jeudi vendredi samedi dimanche demain aujourdhui matin soir semaine prix combien appel rendez reserver bien parfait mais parce maintenant apres avant mieux autre quelque rien nous ils elle il on ca cela ce cette son sa se qui que quoi quel quelle sont etre avoir faire dans sur par trop tres',
  de: 'ich nicht und der die das ist bin mir mich mein meine sie du hallo danke bitte keine nachrichten schreib schreiben schreibt aufhoren hor auf abmelden abbestellen austragen ruhe lass lasst kein mehr jahre alt habe hab will mit fur ein eine zu wie kontaktieren kann konnen konnte mochte wann wo uhr montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute abend woche preis kostet anruf termin buchen gut passt aber weil jetzt nach vor besser andere etwas nichts wir ihr es er den dem des im am von bei oder wenn dass was wer noch auch nur schon sehr bis mal',
  it: 'il gli non sono mio mia ciao grazie per favore con basta messaggi messaggio smettila smettere smettete scrivermi scrivetemi scrivere cancellami cancellatemi disiscrivimi disiscrivermi lasciami lasciatemi pace piu voglio anni ho che di della questo annulla mandarmi contattarmi contattatemi posso puo puoi possiamo vorrei quando dove ora ore lunedi martedi mercoledi giovedi venerdi sabato domenica domani oggi stasera sera settimana prezzo costa quanto chiamata appuntamento prenotare fissare bene perfetto ma perche adesso dopo prima meglio altra altro qualcosa niente ci siamo sei e ed nel nella sul dei delle degli alla al lo la mi ti si va ha hai fare lavoro figlio figlia',
  nl: 'ik niet het een je jij jullie mijn van met voor hallo hoi bedankt dank stoppen afmelden uitschrijven berichten geen meer laat rust wil aub alsjeblieft jaar oud ben heb stuur sturen deze lijst kan kun kunnen graag wanneer waar uur maandag dinsdag woensdag donderdag vrijdag zaterdag zondag morgen vandaag avond week prijs kost bellen afspraak boeken goed prima maar omdat nu na beter ander iets niets wij zij we ze er dat die wat wie nog ook alleen heel tot wel zou zo naar bij of als om te is',
  pl: 'nie jestem mnie mam lat jest sie prosze dziekuje dzieki czesc wiadomosci przestan przestancie pisz piszcie pisac wypisz wypiszcie rezygnuje wypisac spokoj daj dajcie juz wiecej chce bardzo dzien dobry ze na do z i w moge mozesz moze mozemy chcialbym chcialabym kiedy gdzie godzina poniedzialek wtorek sroda czwartek piatek sobota niedziela jutro dzisiaj dzis wieczorem tydzien cena kosztuje ile rozmowa spotkanie umowic zarezerwowac dobrze ale bo teraz po przed lepiej inny cos nic my oni ona on to tak ta ten czy jak co kto tylko tez jeszcze dla od u mi moj moja',
};
/**
 * How much a word says about a language: less where others have it too;
 * a word of two letters counts only beside more.
 */
const telling = weigh();
/** Min weight for a language to be believed. */
const minScore = 0.5;
/** Max words of a text that may be a town or a name. */
const maxScrapLength = 3;

function weigh(): Record<ChatLanguage, Map<string, number>> {
  const sharedBy = new Map<string, number>();
  const lists = chatLanguages.map((language) => [language, tellingWords[language].split(' ')] as const);
  for (const word of lists.flatMap(([, words]) => words)) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);
  const weight = (word: string) => (word.length > 2 ? 1 : 0.4) / sharedBy.get(word)!;
  return Object.fromEntries(
    lists.map(([language, words]) => [language, new Map(words.map((word) => [word, weight(word)]))]),
  ) as Record<ChatLanguage, Map<string, number>>;
}

const frequent = new Set(Object.values(telling).flatMap((words) => [...words.keys()]));

/**
 * Whether a folded word is one of those that are in every other text of a language,
 * and say nothing but which it is.
 */
export function isFrequentWord(word: string): boolean {
  return frequent.has(word);
}

const letters = characters(String.raw`\p{L}`);
/** Spellings that only one language has. */
const spelling: Partial<Record<ChatLanguage, LinearExpression>> = {
  es: linear('[ñ¿¡]', 'i'),
  pt: linear('[ãõ]|ção|ç[ao]', 'i'),
  fr: linear(String.raw`[œêèùû]|ça\b|\b[cjdlq]'`, 'i'),
  it: linear(String.raw`[èìò]|\b(?:un|all|dell|nell|quell)'`, 'i'),
  de: linear('[äöüß]', 'i'),
  pl: linear('[ąęłńśźż]', 'i'),
};

/**
 * Returns the language of what a contact wrote, the newest text last; `fallback` when nothing shows it.
 * Addresses, links and numbers say nothing: where the newest text is no more than that, the language stays.
 */
export function languageOf(texts: string[], fallback: ChatLanguage = 'en'): ChatLanguage {
  return guessedLanguage(texts) ?? fallback;
}

/** Returns the same, but null where nothing shows the language. */
export function guessedLanguage(texts: string[]): ChatLanguage | null {
  const weights = texts.map((text) => weightsIn(ownWords(text)));
  const scores = chatLanguages.map((language) => ({ language, score: scoreOf(weights, language) }));
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score < minScore ? null : best.language;
}

/**
 * Returns the language of a chat as a whole, in which times are said; null where nothing shows it. Each text
 * counts the same, and a town, a name or two words of another language do not change it.
 */
export function languageOfChat(texts: string[]): ChatLanguage | null {
  const longer = texts.filter((text) => letters.runs(ownWords(text)).length > maxScrapLength);
  return commonLanguage(longer) ?? commonLanguage(texts);
}

function commonLanguage(texts: string[]): ChatLanguage | null {
  const weights = texts.map((text) => weightsIn(ownWords(text)));
  const scores = chatLanguages.map((language) => ({
    language,
    score: weights.reduce((sum, { [language]: weight }) => sum + weight, 0),
  }));
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score < minScore ? null : best.language;
}

function scoreOf(weights: Record<ChatLanguage, number>[], language: ChatLanguage): number {
  return weights.reduce(
    // People switch languages, so what they wrote last counts most.
    (sum, { [language]: weight }, index) => sum * 0.5 + weight * (index === weights.length - 1 ? 1 : 0.5),
    0,
  );
}

/** Returns how much a text says about each language. */
const weightsIn = rememberLatest(
  (text: string) => text,
  (given): Record<ChatLanguage, number> => {
    const { text } = boundText(given);
    const words = letters.runs(foldText(text).replaceAll("'", ''));
    const composed = text.normalize('NFC');
    const weightOf = (language: ChatLanguage) =>
      words.reduce((all, word) => all + (telling[language].get(word) ?? 0), 0) +
      (spelling[language]?.test(composed) === true ? 1.5 : 0);
    return Object.fromEntries(chatLanguages.map((language) => [language, weightOf(language)])) as Record<
      ChatLanguage,
      number
    >;
  },
);
