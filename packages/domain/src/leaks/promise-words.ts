import { boundText } from '@spotter/language/text/bounded-text';
import {
  beginsWith,
  isIn,
  joinedTerms,
  placesOf,
  type Terms,
  termsOf,
  type TermWord,
  termWordsOf,
} from '@spotter/language/patterns/exact/joined-terms';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foretelling, foretellingSpanish, isBrought, isOurFuture, speaking } from './promise-subjects.ts';
import { isFollowed, isAffirmed } from './word-order.ts';

const hourMs = 3_600_000;

/** Who promises; a deed has to follow, and any will do beside a time. */
const promising = joinedTerms([speaking, foretelling]);
const promisingDeed = joinedTerms([promising, foretellingSpanish]);
/** Who does it already, or can. */
const doing = termsOf('im, i am, shes, hes, were, i can, i could, we can, just, and, estoy, ando, te, la, lo');
/** Deeds whose fruit can be seen in the chat. */
const sendings = termsOf(
  `send, sending, forward, email, share, drop, shoot, post, film, record, draw up, draft, prepare, put a, put the, put it, put
  them, put together, put up, make you a, make a, write them, write it, write up, write down, write you a, write out, have it
  ready, have it for, get it to, get you the, get you a, get you your, get that to, add it, add the, add a, add that, add this, upload, paso, comparto, envio, mandar*, enviar*, pasar*, compartir*, subir*,
  envoie, enverrai, tenvoie, tenverrai, schicke, sende, mando, invio, stuur`,
);
/** Deeds that any word from us may be. */
const answers = termsOf(
  `be back, run it by, pass it on, pass this on, look that up, look this up, look up, make sure, swap, take it off, take the, get
  this, get that, get you, look at, look into, look it over, look over, look it up, have a look, take a look, review, watch, get back, come back, get to
  you, get in touch, circle back, check, ask, find out, figure out, see what i can, see if, write to you, write you, write back,
  write u, tell you, let you know, let u know, follow up, be in touch, reach out, message you, text you, dm you, ping you, call
  you, ring you, give you a call, give you a ring, answer you, answer this, answer it, reply, report back, update you, confirm,
  fix, refund, undo, sort it, sort this, sort that, take it down, take care of it, adjust, set it up, set up, change it, cancel
  it, stop it, averiguar*, revisar*, checar*, preguntar*, confirmar*, escribir*, avisar*, llamar*, verifie, melde mich`,
);
/** Promises that need no first person. */
const whole = termsOf(
  `coming to you, coming your way, from me on, from me by, from me today, from me tonight, from me tomorrow, give me 5, give
  me 10, give me 15, give me 20, give me 30, give me an, give me a, give me one, give me two, give me ten, give me five, one sec,
  one second, one moment, one minute, 1 sec, two minutes, hang on, hold on, be right back, brb, te lo mando, te la mando, te los
  mando, te las mando, te mando, te lo envio, te la envio, te los envio, te las envio, te envio, te lo paso, te la paso, te los
  paso, te las paso, te paso, te comparto, se lo mando, se los mando, te aviso, te confirmo, te digo, te escribo, te averiguo, te
  busco, te llamo, te marco, lo averiguo, lo checo, lo reviso, lo busco, le pregunto, dame un, dame unos, dame 5, dame 10, dame 15,
  dame 20, dame media, un segundo, un momento, ahorita te, deja reviso, deja veo, deja checo, dejame ver, dejame revisar, dejame
  checar, te mandare, te enviare, te pasare, te escribire, te lo tengo, te tengo, i owe you, working on it, will do, on it, leave
  it with me, consider it done, back to you, need to check, have to check, have to ask, need to ask, got to check, gotta check`,
);
/** What makes it an offer, a condition, or nothing at all; `before` only in front of who promises. */
const open = termsOf(
  'if you, once you, when you, whenever you, as soon as you, after you, unless, on the call, on our call, in our call, on your call, en la llamada, si quieres, si te, si me',
);
const openBefore = termsOf('if, once, whenever, would, cuando me, cuando te, cuando ya, en cuanto te');
/** What people will do without giving their word: they are somewhere, meet, or begin together. */
const idle = termsOf(
  `be, see, meet, talk, speak, chat, catch, start, begin, go, work, train, build, discuss, cover, keep, hold, save, pencil, put
  you, put u, book you, wait, stay, need, know, love, miss, think, guess, explain, remember, hear, help you, support, feel, find,
  believe, not, never, expect, hope, try to be, assume, take your word, leave you, let you go, cheer, root, pray, only, also be, say, bet`,
);
/** Deeds that are under way. */
const underway = termsOf(
  `sending, putting, writing, recording, filming, making, preparing, building, drafting, uploading, forwarding, emailing,
  grabbing, finishing, working on, checking, asking, looking into, looking up, reviewing, calling, fixing, refunding, updating,
  adding, sharing, posting, dropping, shooting, typing, getting back, back to you, back in, back by, mandando, enviando, preparando, armando,
  grabando, subiendo, haciendo, revisando, checando, escribiendo, buscando`,
);
/** Where it goes or comes from: with a time, a promise whoever says it. */
const coming = termsOf(
  `is coming, are coming, goes out, go out, going out, will be ready, is ready by, are ready by, will be there, will be in,
  comes out, lands, drops, on its way, on the way, an answer by, heading your way, hits your inbox, sale hoy,
  llega hoy, queda hoy, queda manana, estara listo, estara lista, coming, headed to you`,
);
/** Spanish says who gets it, and then what is done. */
const receivers = termsOf('te, le, les, lo, la, los, las, se, te lo, te la, te los, te las, me pongo');
const idleSpanish = termsOf(
  'te veo, la veo, lo veo, nos vemos, te espero, te quiero, te entiendo, te creo, te recuerdo, te felicito, te deseo, te apoyo, te toca, lo que, la que, lo ultimo, lo mismo, lo primero',
);
const presentTense = termsOf('*o, *mos, *re, *are, *ere');
/** When it is due, the farthest first, in hours. */
const dues = [
  [144, termsOf('next week, next month, la proxima semana, la semana que viene, in a few days, en unos dias')],
  [
    72,
    termsOf(
      `monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, lunes, martes, miercoles, jueves, viernes,
      sabado, domingo, fin de semana, end of the week, end of week, eow`,
    ),
  ],
  [30, termsOf('tomorrow, tmrw, tmr, mañana, pasado mañana, in the morning, first thing')],
  [
    12,
    termsOf(
      `tonight, today, this afternoon, this evening, this eve, later today, end of the day, end of day, eod, esta noche, hoy,
      esta tarde, en la noche, en la tarde, before bed, after work`,
    ),
  ],
  [
    4,
    termsOf(
      `soon, shortly, in a bit, in a sec, in a second, in a minute, in a few, in a moment, in a while, in an hour, within the hour,
      in 5, in 10, in 15, in 20, in 30, in two, in ten, later, asap, right away, right after, after my, after this, by noon, by
      lunch, by 1, by 2, by 3, by 4, by 5, by 6, by 7, by 8, by 9, by 10, before 5, before 6, before 7, before 8, ahorita, al
      rato, en un rato, en un ratito, en un momento, en cuanto pueda, ya mismo, en breve, mas tarde`,
    ),
  ],
] as const;
/** Without a day: a promise is meant for the next hours. */
const usualHours = 4;

/** How many words may be between who promises and the deed. */
const reach = 6;

/** What we say once it has been done, and where it is. */
const given = termsOf(
  `here is, here s, heres, here it is, here you go, here are, here they are, there you go, there it is, sent, emailed, uploaded, posted,
  shared, forwarded, recorded, filmed, swapped, updated, refunded, fixed, attached, dropped it, added it, added you, added the, added a,
  wrote it, voila, went through, in your email, in your mail, in your inbox, in your app, in the app, in your folder, on your page, is above,
  right above, link above, is live, check your, its up, it s up, is up, its done, it s done, done, all done, enjoy the, enjoy your, aquí está, aqui esta, aqui
  tienes, aquí tienes, aqui van, ahi te va, ahí te va, ahi esta, ya te, ya lo, ya la, ya los, ya las, ya esta, ya quedo, te mande, te
  envie, te lo subi, te la subi, te lo deje, te la deje, listo ya`,
);
/** What leads say who have it, or need it no more: they have come by it … */
const having = termsOf(
  'found, saw, received, opened, downloaded, bought, solved, figured, have, loved, love, did, tried, see, watched, read, got, finished',
);
/** … and this is it. */
const had = termsOf(
  'it now, it out, it already, one already, it thanks, it thank, it looks, your email, your message, the new, the plan, the link, the file, the pdf, the video, the list, the guide',
);
const needless = termsOf(
  `nvm, nevermind, never mind, no need, dont need, forget it, forget about it, dont worry, dont bother, leave it, figured it out, ya no,
  olvidalo`,
);
const taken = termsOf(
  `found it, found them, found the, found one, saw it, opened it, downloaded it, solved it, watched it, read it, got your, got the, got them, got my, just got it, it came, it arrived, they came,
  received, already sent, thanks for sending, thank you for sending, works, is there now, its there now, it s there now,   its fine, it s fine, in my email, in my inbox, by email, by mail, my inbox, works now, me llego, ya me llego, ya lo vi, ya lo tengo, ya los tengo, ya la tengo, ya la vi, ya lo encontre`,
);
/** Nobody writes this much about something else. */
const fullAnswerLength = 160;

/** A promise of the business. `toSend`: only what was promised keeps it. */
export type OpenPromise = { dueAfterMs: number; toSend: boolean };

/** Reads what a message of the business promises to do; null where it promises nothing. */
export function readPromise(text: string): OpenPromise | null {
  for (const sentence of sentencesOf(boundText(text).text, ';')) {
    const promise = promiseIn(sentence);
    if (promise !== null) return promise;
  }
  return null;
}

const soon = termsOf(
  'within the hour, in an hour, give me, one sec, one second, one moment, one minute, dame, un segundo',
);

/** Whether a later message shows that a promise was kept, or is not waited for any more. */
export function keepsPromise(
  { toSend }: OpenPromise,
  later: { isOwn: boolean; text: string; hasContent: boolean },
): boolean {
  const words = termWordsOf(boundText(later.text).text);
  if (!later.isOwn) return isIn(needless, words) || isAffirmed(words, taken) || isFollowed(words, [having, had], 3);
  const promise = readPromise(later.text);
  const saysMore = promise === null && (!toSend || later.text.length >= fullAnswerLength);
  return later.hasContent || later.text.includes('://') || (promise === null && isAffirmed(words, given)) || saysMore;
}

function promiseIn(sentence: string): OpenPromise | null {
  const words = termWordsOf(sentence);
  if (words.length === 0 || isIn(open, words) || sentence.endsWith('?')) return null;
  const due = dues.find(([, terms]) => isIn(terms, words))?.[0];
  const dueAfterMs = (isIn(soon, words) ? 1 : (due ?? usualHours)) * hourMs;
  const isFirm = (at: number) => !isIn(openBefore, words.slice(0, at));
  const isOurDeed = (at: number) => isFirm(at) && isOurFuture(words, at, true);
  const follows = (terms: Terms) => isFollowed(words, [promisingDeed, terms], reach, isOurDeed);
  if (follows(sendings)) return { dueAfterMs, toSend: true };
  if (follows(answers)) return { dueAfterMs, toSend: false };
  if (isIn(whole, words)) return { dueAfterMs, toSend: isIn(sendings, words) };
  return due !== undefined && isDueDeed(words, isFirm) ? { dueAfterMs, toSend: isBrought(words) } : null;
}

/** Whether a sentence that names a time gives a word for it: any deed of ours, or what the contact will have. */
function isDueDeed(words: TermWord[], isFirm: (at: number) => boolean): boolean {
  const isDone = placesOf(promising, words)
    .filter((at) => isFirm(at) && isOurFuture(words, at, false))
    .some((at) => at + 1 < words.length && !beginsWith(idle, words.slice(at + 1)));
  return (
    isDone ||
    isBrought(words) ||
    isAffirmed(words, coming) ||
    beginsWith(underway, words) ||
    isFollowed(words, [doing, underway], 2) ||
    isFollowed(words, [doing, sendings], 2) ||
    (isFollowed(words, [receivers, presentTense], 1) && !isIn(idleSpanish, words))
  );
}
