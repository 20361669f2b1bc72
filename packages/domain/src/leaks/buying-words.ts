import { boundText } from '@spotter/language/text/bounded-text';
import { isIn, termsOf, termWordsOf } from '@spotter/language/patterns/exact/joined-terms';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { isFollowed, isAffirmed } from './word-order.ts';
import { isAbout } from '../autoreply/phrases/conversation-patterns.ts';

/** What leads say who would begin now. */
const ready = termsOf(
  `im ready, am ready, ready to go, ready to start, ready to begin, ready to do this, ready to commit, ready to join, ready
  to sign, ready when you, both ready, sign me up, sign up, count me in, im in, take my money, lets do it, lets do this, lets
  go, lets gooo, where do i pay, how do i pay, where do i join, how do i join, how do i start, how do i begin, how do we start,
  next step, next steps, whats next, what s next, can start, could start, start monday, start tomorrow, start next week, start asap, start
  this week, start right away, spots left, spot left, want in, like now, money is, budget is fine, budget no problem, price is
  fine, price is nothing, want what she has, want what he has, super want, sold, im convinced, quiero empezar, quiero
  comenzar, quiero entrarle, quiero inscribirme, me apunto, me convenciste, le entro, donde pago, como pago, estoy lista, estoy
  listo, como empiezo, como empezamos, como me inscribo, hagamoslo, you have me, you got me, made up my mind, made my mind up,
  im all in, am all in, doing it, doing this, so ready, convinced, ready for this,  no brainer, ya me decidi, que sigue, cual es el siguiente paso, tengo el dinero,
  ya junte, me animo, va que va, jalo, cuenta conmigo`,
);
/** Who asks for the way in, and the way. */
const asking = termsOf(
  `how, where, what, whats, when, can, could, which, do, process, steps, como, donde, cuando, cual, que, puedo, podemos`,
);
const entries = termsOf(
  `join, sign up, sign me up, sign on, enroll, enrol, register, get in, get started, get going, become a client, be a client, be your client, work with
  you, train with you, start with you, begin with you, do the program, do your program, do this, pay you, can we start, we start, we begin,
  a spot, any spots, spots open, room for me, room for one, space for me, to join, to start with you, become one of, me inscribo, inscribirme, me apunto, apuntarme, entrar,
  entrarle, me uno, unirme, te pago, se paga, pagar, pago, trabajar contigo, entrenar contigo, empezar contigo, podemos empezar, empezar ya, empezamos, arrancamos, lugar, cupo`,
);
/** Who wishes, and what they wish for. */
const wishing = termsOf(
  `i want, want to, i wanna, wanna, id love, i would love, would love, love to, i need, i like to, id like, just want, lets, ill take, ill go with, i choose, give me, quiero, quisiera, me
  gustaria, me encantaria, vamos a, me quiero, prefiero, elijo`,
);
const wishes = termsOf(
  `start with you, work with you, train with you, join, sign up, enroll, begin, get started, get going, get this going, do this, do it, do your program, do the
  program, be your client, your coaching, your program, this program, the 12, the package, a spot, the spot, to pay, a call, start asap, start now, start next, start this, start today, start
  tomorrow, start monday, start soon, start right, the one for, the monthly, the big, start on, trabajar contigo, entrenar contigo, empezar ya, empezar contigo, empezar el, inscribir, inscribirme, entrarle, entrar al, apuntarme, el
  paquete, el plan, el programa, una llamada, hacerlo, pagar`,
);
/** What they ask us to do with them. */
const orders = termsOf('put, sign, book, count, enroll, enrol, hook, get, pencil, add, squeeze, schedule');
const ordered = termsOf(
  'me in, me up, me down, me for, me on, me a spot, me a call, me asap, me now, me please, me coach',
);
const calls = termsOf(
  `free call, a call, quick call, video call, discovery call, intro call, zoom, strategy call, hop on, jump on, get on a, on a call, facetime, by phone, free consult,
  a consult, my calendar, time that works, time works, set up a time, find a time, pick a time, are you free, book a, book your, llamada, videollamada, appel, anruf, gesprach,
  chiamata, gesprek, rozmowa`,
);
/** Who names times for a call, and the days. */
const naming = termsOf(
  'i have, i could do, i can do, i ve got, ive got, how about, what about, does, would, open on, tengo, puedo el, te queda, que tal',
);
const days = termsOf(
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow at, today at, lunes, martes, miercoles, jueves, viernes, sabado, domingo, manana a las, hoy a las',
);
/** Words after which nobody has to be won any more. */
const bought = termsOf(
  `just paid, i paid, already paid, have paid, ive paid, i ve paid, paid it, paid the, payment done, payment sent, payment made, payment went through, just transferred, transferred the, signed up, no call needed,
  joined already, i joined your, i joined the, i joined yesterday, i joined today, just joined, already joined, i bought the, i bought your, just bought, already enrolled, just enrolled, purchased, checked out, ya pague, ya me inscribi,
  acabo de pagar, ya hice el pago, quedo pagado, ya transferi`,
);
const talked = termsOf(
  `calling you now, hear your voice, good talking, nice talking, great talking, on the phone, link to pay, te llamo ahora, gusto
  hablar, gusto escucharte`,
);
/** Words of a lead who comes back when they like to, or not at all. */
const waiting = termsOf(
  `will write in, ill write, will write you, need to cancel, have to cancel, ill reach out, ill be in touch, ill let you know, ill let u know, ill text you, ill message you, ill think,
  think about it, next year, in spring, in summer, in the spring, in the summer, in the fall, in the winter, in january, in february, in march, in april, in may, in june, in july, in august,
  in september, in october, in november, in december, after the holidays, after my, not now, not this month, not this year, not the right time, not a good time, bad timing, too
  expensive, is tight, cant afford, another coach, another trainer, going with my, good for now, no thanks, no thank you, when im back, when i m back, once im back, once i m back, talk to my
  wife, talk to my husband, ask my wife, ask my husband, en primavera, despues te escribo, yo te escribo, te aviso, despues de, lo voy a pensar, lo pienso, ahorita no, no puedo
  ahora, no por ahora, not yet`,
);

/** How many words may be between who asks or wishes, and for what. */
const reach = 6;

/**
 * Whether a lead's words say that they would begin now, or wish for a call: they say it, ask for the way in,
 * wish for it, or have themselves put down.
 */
export function isReadyToBuy(text: string): boolean {
  return sentencesOf(boundText(text).text, ',;').some(saysReady) || isAbout(text, 'call-wish');
}

function saysReady(sentence: string): boolean {
  const words = termWordsOf(sentence);
  return (
    isAffirmed(words, ready) ||
    isFollowed(words, [asking, entries], reach) ||
    isFollowed(words, [wishing, wishes], reach) ||
    isFollowed(words, [orders, ordered], 3)
  );
}

/** Whether a message says that the lead bought, or that they speak with the coach. */
export function isSettled(text: string, by: 'lead' | 'business'): boolean {
  return isIn(by === 'lead' ? bought : talked, termWordsOf(boundText(text).text));
}

/** Whether a message of the business offers a call. */
export function offersCall(text: string): boolean {
  const words = termWordsOf(boundText(text).text);
  return text.includes('://') || isIn(calls, words) || isFollowed(words, [naming, days], 3);
}

/** Whether a lead's words put it off. */
export function isPutOff(text: string): boolean {
  return isIn(waiting, termWordsOf(boundText(text).text)) || isAbout(text, 'put-off');
}
