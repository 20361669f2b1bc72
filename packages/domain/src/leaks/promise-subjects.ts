import { isIn, placesOf, termsOf, type TermWord } from '@spotter/language/patterns/exact/joined-terms';
import { isFollowed } from './word-order.ts';

/** Who promises of themselves. */
export const speaking = termsOf(
  `ill, i will, im going to, im gonna, i am going to, i am gonna, we will, well, shell, hell, we are going to, we are gonna, let me, i promise,
  voy a, vamos a, vou, je vais, je vous, je te, je, ich werde, ich, ti, ik zal, ik`,
);
/** What is said of anyone's future: a promise only where the coach's side does it. */
export const foretelling = termsOf('will, gonna, is going to, s going to');
/** Spanish says it without a subject. */
export const foretellingSpanish = termsOf('va a');

/** Subjects whose future we do not promise. */
const others = termsOf(
  `you are, you, youre, it is, it s, it, its, that is, that s, that, thats, this is, this, they are, they, theyre, there, which, what, who, people, nobody,
  everyone is, everyone s, everyone, everybody is, everybody s, everybody`,
);
/** What is of the contact, and words that any subject without a name begins with. */
const lead = termsOf('your');
const articles = termsOf('your, the, a, an, this, that, these, those, my, our, every, each, all, both, most');
/** A verb after these goes on with what we said of ourselves. */
const joining = termsOf('and, then, but');
/** People of the coach's side without a name. */
const people = termsOf(
  `coach, trainer, team, assistant, nutritionist, dietitian, dietician, physio, colleague, manager, admin, office, staff, support,
  husband, wife, partner, bookkeeper, editor`,
);
/** What the coach makes, finds or gets for a lead. */
const works = termsOf(
  `plan, plans, program, programme, programs, routine, routines, workouts, exercises, split, meal, meals, macros, menu, recipe, recipes, list, guide, ebook,
  book, link, links, video, videos, clip, recording, photos, pictures, file, files, pdf, doc, document, spreadsheet, sheet, template,
  questionnaire, intake, invoice, receipt, contract, agreement, refund, money, payment, answer, answers, reply, response, message, email, mail, text,
  note, notes, feedback, breakdown, review, analysis, assessment, report, summary, schedule, calendar, code, discount, access, login,
  password, app, version, copy, update, updates, news, word, details, info, information, numbers, quote, offer, price, prices, times, slots, options,
  confirmation, package, invite, certificate, draft, samples, sample, stuff`,
);

/** Who says that the contact will have something, by a time that is named … */
const giving = termsOf(
  'youll have, you will have, youll get, you will get, youll receive, you will receive, you have, expect, you get',
);
/** … and what: something that we bring, or a word for it. */
const named = termsOf('it, that, this, them, these, those, everything');
/** What leads bring about themselves. */
const achieved = termsOf('it done, it right, it down, it together, it to, it over, this done, that done, them to');
const theirs = termsOf('lo tendras, la tendras, tendras');

/**
 * Whether the coach's side says what it will do itself, where its verb ends at a place.
 * `namesDeed`: beside a deed of ours, anyone does it who is not the contact's.
 */
export function isOurFuture(words: TermWord[], at: number, namesDeed: boolean): boolean {
  if (!placesOf(foretelling, words).includes(at) || placesOf(speaking, words).includes(at)) return true;
  const start = words[at]?.folded === 'to' ? at - 2 : at;
  if (placesOf(others, words.slice(0, start)).includes(start - 1)) return false;
  const subject = words.slice(Math.max(0, start - 4), start);
  if (placesOf(joining, subject).includes(subject.length - 1)) return true;
  return !isIn(namesDeed ? lead : articles, subject) || isIn(people, subject) || isIn(works, subject);
}

/** Whether a sentence says that the contact will have what the coach's side brings. */
export function isBrought(words: TermWord[]): boolean {
  if (isIn(theirs, words)) return true;
  if (isIn(achieved, words)) return false;
  return isFollowed(words, [giving, named], 1) || isFollowed(words, [giving, works], 3);
}
