import { characters } from '../text/characters.ts';
import { linear, type LinearExpression } from '../text/linear-expression.ts';
import { boundText } from './bounded-text.ts';
import { foldText } from './folded-text.ts';
import { ownWords } from './own-words.ts';

/** The languages in which fixed sentences of ours are ready, the likeliest first. */
export const chatLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

// Small words that one language has and its neighbours have not, without accents. Shared ones ("no", "me") tell nothing.
const tellingWords: Record<ChatLanguage, string> = {
  en: 'i myself up after every when so at be the you your im ive and is are was dont didnt cant want wanna what how much need my have stop unsubscribe please pls message messages messaging texting leave alone contact off list this that with for of to it not hey hi hello still just about year years old eat eating feel day remove opt out any more',
  es: 'el los las y es esta estoy soy que tu tus quiero como cuanto tengo hola gracias por favor porfa para pero muy mas mucho con del al yo deja dejame dejen escribas escriba escriban mandes mensajes basta baja detente anos dias comer hago puedo quitame eliminame borrame paz una un',
  pt: 'nao voce vc voces quero obrigado obrigada ola oi tudo bem meu minha estou sou com uma mensagens mensagem pare parem cancelar sair descadastrar remova tire lista mande mandem enviar envie deixe anos tenho muito sim isso ai mais um em na do da os',
  fr: 'je ne pas vous tu le les des est suis mon ma mes moi avec pour bonjour salut merci oui arretez arrete stopper desabonner desabonnez desinscrire messages ecrire ecrivez contacter contactez laissez laisse tranquille plus veux veuillez ans ai du une et cest jai',
  de: 'ich nicht und der die das ist bin mir mich mein meine sie du hallo danke bitte keine nachrichten schreib schreiben schreibt aufhoren hor auf abmelden abbestellen austragen ruhe lass lasst kein mehr jahre alt habe hab will mit fur ein eine zu wie kontaktieren',
  it: 'il gli non sono mio mia ciao grazie per favore con basta messaggi messaggio smettila smettere smettete scrivermi scrivetemi scrivere cancellami cancellatemi disiscrivimi disiscrivermi lasciami lasciatemi pace piu voglio anni ho che di della questo annulla mandarmi contattarmi contattatemi',
  nl: 'ik niet het een je jij jullie mijn van met voor hallo hoi bedankt dank stoppen afmelden uitschrijven berichten geen meer laat rust wil aub alsjeblieft jaar oud ben heb stuur sturen deze lijst',
  pl: 'nie jestem mnie mam lat jest sie prosze dziekuje dzieki czesc wiadomosci przestan przestancie pisz piszcie pisac wypisz wypiszcie rezygnuje wypisac spokoj daj dajcie juz wiecej chce bardzo dzien dobry ze na do z i w',
};
const telling = Object.fromEntries(
  chatLanguages.map((language) => [language, new Set(tellingWords[language].split(' '))]),
) as Record<ChatLanguage, Set<string>>;
const letters = characters(String.raw`\p{L}`);
/** How one language alone is spelled. */
const spelling: Partial<Record<ChatLanguage, LinearExpression>> = {
  es: linear('[ñ¿¡]', 'i'),
  pt: linear('[ãõ]', 'i'),
  fr: linear(String.raw`[çœêèù]|\b[cj]'`, 'i'),
  de: linear('[äöüß]', 'i'),
  pl: linear('[ąęłńśźż]', 'i'),
};

/**
 * The language of what a contact wrote, the newest text last; `fallback` when nothing tells. Addresses, links and numbers say
 * nothing: where the newest text is no more than that, the language stays.
 */
export function languageOf(texts: string[], fallback: ChatLanguage = 'en'): ChatLanguage {
  const own = texts.map(ownWords);
  const scores = chatLanguages.map((language) => ({ language, score: scoreOf(own, language) }));
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score === 0 ? fallback : best.language;
}

function scoreOf(texts: string[], language: ChatLanguage): number {
  return texts.reduce((sum, given, index) => {
    const { text } = boundText(given);
    const words = letters.runs(foldText(text).replaceAll("'", ''));
    const told = words.filter((word) => telling[language].has(word)).length;
    const spelled = spelling[language]?.test(text.normalize('NFC')) === true ? 1.5 : 0;
    // People switch languages: what they wrote last counts most.
    return sum * 0.5 + (told + spelled) * (index === texts.length - 1 ? 1 : 0.5);
  }, 0);
}
