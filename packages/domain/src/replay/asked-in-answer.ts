import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { questionsIn, sentencesOf } from '@spotter/language/sentences/sentences';
import { plainWordsOf } from '@spotter/language/text/folded-words';
import { type AskedSlot, slotAsked } from '../autoreply/drafts/asked-slots.ts';
import { withoutLinks } from '../autoreply/gate/draft-links.ts';

/** One thing that an answer asks for. */
export type Asked = {
  /** What every agent asks for; null: something else. */
  slot: AskedSlot | null;
  /** The words that say what it is about. */
  about: ReadonlySet<string>;
};

/** Questions that ask for nothing: whether it is all right, and how somebody is. */
const social = phraseMatcher('a social question', [
  '^ [and/so/y/und/et/e] (ok/okay/right/yes/yeah/no/deal/cool/ready/you know/va/vale/si/verdad/sale/ja/oder/oui/hein/ne) $',
  '(sound/sounds/feel/feels/seem/seems) (good/great/fair/okay/ok/right/alright/like a plan)',
  '(make/makes/making) sense',
  '(how are/how r/hows/how is) (you/u/ya/it/things/everything/life/your day/your week/the day)',
  'how does that (sound/feel/look)',
  'what do you (think/say)',
  'does (that/this) (help/work/answer)',
  '(any/have any/other/more) (questions/doubts)',
  '(can/may) i ask [you] (something/a question/a quick question)',
  '(if you/in case you) (need/have any/have)',
  '(como (estas/esta/va/andas/te va))',
  '(que (tal/te parece/opinas/piensas/dices))',
  '(te parece [bien]/te late/tiene sentido/alguna (duda/pregunta)/tienes (dudas/preguntas))',
  '(wie gehts/wie geht es/was meinst du/klingt das gut/macht das sinn)',
  '(ca va/comment vas tu/quen penses tu/ca te va)',
  '(tudo bem/como vai/o que acha/o que voce acha/faz sentido)',
  '(come stai/come va/che ne pensi/ti sembra)',
]);
/** Ways to ask without a question mark. */
const asksInWords = phraseMatcher('asking in words', [
  '(tell me/let me know/share with me/share your/send me your/give me your/id love to know/id love to hear)',
  '(dime/cuentame/platicame/comparteme/pasame tu/mandame tu/me gustaria saber)',
  '(me conta/conta pra mim/me diga/me fala)',
  '(dis moi/raconte moi/sag mir/erzahl mir/schreib mir/dimmi/raccontami/vertel me/powiedz mi/napisz mi)',
]);
/** Words that say nothing of what a question is about, in the languages of most chats. */
const fillers = new Set(
  [
    'a an the and or but so to of in on at for from with about by as is are was be been do does did have has had can could would will',
    'i you your yours me my we us our it its this that these those what whats which who how when where why if there here then just',
    'really right now today got get let know tell want like need would might main biggest current exactly also one thing most some any',
    'el la los las un una unos y o pero de del en con por para a al es son fue ser hay que cual cuales como cuando donde quien si tu tus',
    'te ti me mi mis yo nos lo le les se esta este eso esa ya muy mas quieres tienes puedes dime',
    'der die das ein eine und oder zu von in mit fur auf ist sind du dein deine dich dir ich mich wir was wie wann wo welche welcher',
    'le la les un une et ou de du des en avec pour est sont tu ton ta tes te toi je moi nous que quel quelle quoi comment quand o os as um uma e do da no na com voce seu sua qual',
  ].flatMap((line) => line.split(' ')),
);
const maxStemLength = 5;

/** Returns what an answer asks the contact for; a social question asks for nothing. */
export function askedIn(text: string): Asked[] {
  const plain = withoutLinks(text);
  const questions = questionsIn(plain);
  const requests = sentencesOf(plain).filter((sentence) => !sentence.includes('?') && isRequest(sentence));
  return [...questions.map((question) => ({ words: question, ask: question })), ...requests.map(asRequest)].flatMap(
    ({ words, ask }) => {
      const folded = plainWordsOf(words).join(' ');
      return folded === '' || social.test(folded)
        ? []
        : [{ slot: slotAsked(plainWordsOf(ask).join(' ')), about: aboutOf(words) }];
    },
  );
}

/** Whether two questions ask for the same, as far as their words show. */
export function asksTheSame(one: Asked, other: Asked): boolean {
  if (one.slot !== null && other.slot !== null) return one.slot === other.slot;
  return [...one.about].some((word) => other.about.has(word));
}

function isRequest(sentence: string): boolean {
  return asksInWords.test(plainWordsOf(sentence).join(' '));
}

/** "Tell me your goal" asks for what "what is your goal" does. */
const asRequest = (sentence: string) => ({ words: sentence, ask: `what ${sentence}` });

/** Returns the beginnings of the words that carry a question, so that "train" and "training" are one. */
function aboutOf(question: string): Set<string> {
  return new Set(
    plainWordsOf(question)
      .filter((word) => word.length > 2 && !fillers.has(word))
      .map((word) => word.slice(0, maxStemLength)),
  );
}
