import type { Slot } from './chat-case.ts';

/** Matches sentences that ask for something, in English or Spanish. */
const asking: Record<Slot, RegExp> = {
  goal: /\b(goals?|objetivos?|metas?)\b|want to (feel|change|get out|get from|achieve|work on|see)|like to (change|feel|achieve|see|have|get out|get from)|love to (change|feel|achieve|see)|what (are you|you're|you are) (hoping|looking|working)|what (brings|brought) you|number one thing|te gustar[ií]a (cambiar|lograr|conseguir|sentir|mejorar)|quieres (lograr|cambiar|conseguir|mejorar)|quisieras (lograr|cambiar|conseguir)|est[aá]s buscando|qu[eé] buscas|qu[eé] te trae/,
  tried:
    /have you (already )?tried|you('ve| have) tried|(did|do) you (ever )?(try|tried)|tried (so far|before|until|already)|(has|haya?s) (intentado|probado|hecho)|probaste|intentaste|ya (probaste|intentaste)|experience with|experiencia/,
  obstacle:
    /(what|where|which).{0,40}(stop(s|ped)|in the way|gets? hard|fall(s)? apart|hold(s|ing)? you back|throws? you off|struggl|trips? you|derail|hardest)|te (frena|ha frenado|impide|detiene|complica)|m[aá]s te cuesta|se te complica|obst[aá]culo|se te interpone|te lo impide|te ha parado/,
  days: /how many (days|times|workouts|evenings|mornings|sessions)|days (a|per) week.{0,60}\?|cu[aá]nt[oa]s (d[ií]as|veces|sesiones)|d[ií]as (a|por) (la )?semana.{0,60}\?/,
  start:
    /when (would|do|can|could|did|are) you.{0,30}(begin|start|get going|get started|hoping)|how soon|when.{0,20}(to start|to begin)|para cu[aá]ndo|cu[aá]ndo.{0,40}(empez|comenz|arranc|empiez)/,
  budget: /\bbudget|afford|invest(ing|ment)?\b|presupuesto|invertir/,
  email: /\b(e-?mail|correo|mail)\b/,
  zone: /time ?zone|zona horaria|(which|what) (city|zone)|where are you (based|located|writing from|at)\b|where do you live|(en|desde) (qu[eé] ciudad|d[oó]nde)|qu[eé] (ciudad|pa[ií]s|zona)/,
  name: /your (first |full )?name|c[oó]mo te llamas|tu nombre/,
  call: /(want|like|up for|open to|how about|shall we|should we|interested|book|hop on|jump on|set up|do).{0,40}\bcall\b|(quieres|te gustar[ií]a|te parece|agend|hacemos|te animas|te propongo|reserv).{0,40}\b(video)?llamada\b/,
  confirm:
    /(shall|should|can|may) i (book|confirm|lock|put|cancel|move)|want me to (book|confirm|lock|cancel|move)|(is|was) (that|this|it) (right|correct|ok)|did you mean|does that work|book it\b|(la|lo) (agendo|reservo|confirmo|cancelo|cambio|muevo)|\b(reservo|agendo|confirmo|cambio|muevo|cancelo)\b.{0,90}\?|est[aá] bien\?|es correcto|quisiste decir/,
};
/** Words in which an email address or a zone is asked for without a question mark. */
const requests =
  /\b(send|share|drop|give|tell|need|let me know|what'?s|which|p[aá]same|m[aá]ndame|dime|d[eé]jame|necesito|comp[aá]rteme|me pasas)\b/;

const misunderstood =
  /(didn't|don't|not sure (i|what you)) (quite |really |fully )?(understand|got|get (that|it|what)|catch|follow|mean)|get you right|could you (rephrase|clarify|explain|say (that|it))|can you (rephrase|clarify|say (that|it) (again|another|differently))|what do you mean|say (that|it) (again|differently|another way|in other words)|come again|no (te |lo |la )?(entend[ií]|entiendo|comprend|capt[eé])|(puedes|podr[ií]as) (repetir|explicar|dec[ií]r)(me|lo)|a qu[eé] te refieres|qu[eé] quieres decir|otras palabras|se me escap[oó]|se me pas[oó]|me perd[ií]/;
const deferral =
  /only be guessing|tell you something wrong|in front of me|(i'll|let me|i'd|i need to|i have to|going to)( have to| need to)? (ask|check with|find out|look into|get back|double.check)|ask (dana|her) (about|and|for you)|dana (will|can|has to|needs to|'ll) (answer|tell|get back|say|know|look|reply)|(i )?(don't|do not|doesn't) have (that|this|an answer|the answer|it here|anything on|(any )?info)|(don't|do not) know (that|this|yet|about|the answer)|i('m| am) not sure( about| yet|[.,])|can't (say|tell you|answer) (that|this|it|yet|from here)|pass (that|it|this|your question) (on|along)|decirte algo equivocado|estar[ií]a adivinando|no lo tengo|no tengo (ese|esa|esto|eso|la respuesta|el dato|informaci[oó]n)|no (lo )?sé(?=[\s.,!?]|$)(?! si (te|quieres))|(lo|la|le|se lo|te lo) (pregunto|consulto|averiguo|preguntar[eé])|preg[uú]nt(o|arle) a dana|tengo que (preguntar|consultar)|dana te (responde|contesta|dice|confirma)|d[eé]jame (preguntar|consultar|averiguar|revisar(?! (el|mi) calendario))/;
/** What a coach says of a call that she has yet to confirm. */
const aboutCalls = /\b(calendar|calendario)\b/;
const clockTime = /\b(\d{1,2}(:\d\d)?\s?(am|pm|a\.?\s?m\.?|p\.?\s?m\.?)\b|\d{1,2}:\d\d\b|a las? \d{1,2}\b)/;
const callHours = /\b9(:00)?\s?(am|a\.?\s?m\.?)?\s?(to|and|a|y|-|–)\s?(las\s)?(5|17)(:00)?\s?(pm|p\.?\s?m\.?)?/g;

/** Returns a text in lower case with plain quotes, single spaces and short forms. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(do|does|did|is|are|was|would|could|should|have|has) not\b/g, "$1n't")
    .replaceAll(/\bcan ?not\b/g, "can't")
    .replaceAll(/\bi am\b/g, "i'm")
    .replaceAll(/\bi will\b/g, "i'll")
    .replaceAll(/\bi would\b/g, "i'd")
    .trim();
}

function sentencesOf(text: string): string[] {
  return plainText(text).split(/(?<=[.!?])\s+(?=\S)|\n/);
}

/** Returns the sentences that ask something. */
export function questionsIn(text: string): string[] {
  return sentencesOf(text).filter((sentence) => sentence.includes('?'));
}

/** Returns what a text of the agent asks for. */
export function slotsAsked(text: string): Slot[] {
  const found = new Set<Slot>();
  for (const sentence of sentencesOf(text)) {
    const asks = sentence.includes('?');
    for (const [slot, words] of Object.entries(asking) as [Slot, RegExp][]) {
      const requested = (slot === 'email' || slot === 'zone') && requests.test(sentence);
      if ((asks || requested) && words.test(sentence)) found.add(slot);
    }
  }
  // "Which email shall I book it with?" asks for the address, "shall I book a call?" for a yes.
  if (found.has('confirm')) for (const slot of ['email', 'call'] as const) found.delete(slot);
  if (found.has('email') || found.has('zone')) found.delete('call');
  return [...found];
}

/** Returns whether a text says that it did not understand. */
export const saysMisunderstood = (text: string): boolean => misunderstood.test(plainText(text));

/** Returns whether a text puts a question off. */
export function putsOff(text: string): boolean {
  return sentencesOf(text).some((sentence) => deferral.test(sentence) && !aboutCalls.test(sentence));
}

/** Returns whether a title of a button is an open time. */
export const isTimeButton = (title: string): boolean => /\d/.test(title);

/** Returns whether open times were offered: as buttons, or in words. */
export function offersTimes(texts: readonly string[], buttons: readonly string[]): boolean {
  if (buttons.some(isTimeButton)) return true;
  return texts.some((text) => clockTime.test(plainText(text).replaceAll(callHours, '')));
}

const english = new Set(
  'the and you your is are what when how do does for to of it that this with have can will be on in not my i me was just would like at there here from or if but so yes'.split(
    ' ',
  ),
);
const spanish = new Set(
  'el la los las y tu tú tus es son qué que cuando cuándo cómo como para de lo eso esto con tienes puedes en no mi yo me un una del al por sí si pero más te se está hay aquí o su hola'.split(
    ' ',
  ),
);

/** Returns the language of a text by its small words; null where they do not tell. */
export function languageOfWords(text: string): 'en' | 'es' | null {
  const words = plainText(text).match(/[\p{L}']+/gu) ?? [];
  const count = (known: Set<string>, other: Set<string>) =>
    words.filter((word) => known.has(word) && !other.has(word)).length;
  const [en, es] = [count(english, spanish), count(spanish, english)];
  if (Math.max(en, es) < 3 || Math.max(en, es) < 2 * Math.min(en, es)) return null;
  return en > es ? 'en' : 'es';
}
