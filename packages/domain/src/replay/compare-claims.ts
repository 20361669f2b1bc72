import { sentencesOf } from '@spotter/language/sentences/sentences';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { claimsHuman } from '../autoreply/gate/bot-disclosure.ts';
import { languagesOfTopic } from '../autoreply/phrases/conversation-patterns.ts';
import { hasForeignLink } from '../autoreply/gate/draft-links.ts';
import { findsUnknownPrices } from '../autoreply/gate/draft-prices.ts';
import { isLooseHalf } from '../knowledge/claims/everyday-talk.ts';
import { fits } from '../knowledge/claims/fits-source.ts';
import { promisesUnsaid } from '../knowledge/claims/promises.ts';
import { type Quantity, type Stated, statedIn } from '../knowledge/claims/quantities.ts';
import type { ReplayContext, ReplayedAnswer, ReplayReason } from './replayed-answer.ts';

/** `isHandedOver`: a person answers next, and can keep what is promised. */
type Texts = { sent: string; written: string; isHandedOver: boolean };

/** Compares the prices, promises and other claims of two answers. */
export function compareClaims(sent: ReplayedAnswer, written: ReplayedAnswer, context: ReplayContext): ReplayReason[] {
  const texts = { sent: sent.text ?? '', written: written.text ?? '', isHandedOver: written.handedOver !== null };
  return [
    ...comparePrices(texts, context),
    ...comparePromises(texts, context),
    ...compareFigures(texts, context),
    ...comparePerson(texts),
    ...compareLinks(texts, context),
  ];
}

function comparePrices({ sent, written }: Texts, { backed, backedBefore }: ReplayContext): ReplayReason[] {
  const names = findsUnknownPrices('');
  const isUnbacked = findsUnknownPrices(backed);
  const isUnbackedBefore = findsUnknownPrices(backedBefore);
  const hadPrice = names(sent);
  if (!names(written)) {
    if (!hadPrice) return [];
    return isUnbacked(sent)
      ? [price('safer', 'Leaves out a price that nothing backs.')]
      : [price('different', 'Leaves the price out.')];
  }
  const isOther = findsUnknownPrices(sent)(written);
  if (isOther && isUnbacked(written))
    return [price('riskier', 'Names a price that neither instructions, offers nor knowledge have.')];
  if (hadPrice && isUnbacked(sent) && isUnbackedBefore(sent) && !isUnbackedBefore(written))
    return [price('safer', 'Names the price as it is, which what was sent did not.')];
  if (hadPrice && (isOther ? findsUnknownPrices(written)(sent) : hasOtherTerms(sent, written)))
    return [price('riskier', 'Names another price than the one that was sent.')];
  if (!isOther) return [];
  if (isUnbackedBefore(written)) return [price('riskier', 'Names a price that the published version does not have.')];
  return [price('different', hadPrice ? 'Names one more price.' : 'Names a price where none was named.')];
}

function price(weight: ReplayReason['weight'], sentence: string): ReplayReason {
  return { rule: 'price', weight, sentence };
}

/** Whether the same sum is asked for another time, or in another currency. */
function hasOtherTerms(sent: string, written: string): boolean {
  const sums = (text: string) => statedOf(text).flatMap(({ quantities }) => quantities.filter(isSum));
  const before = sums(sent);
  return sums(written).some((sum) => {
    const alike = before.filter(({ value }) => value === sum.value);
    return (
      alike.length > 0 &&
      alike.every(
        ({ per, currency }) => currency !== sum.currency || (per !== null && sum.per !== null && per !== sum.per),
      )
    );
  });
}

type Sum = Extract<Quantity, { kind: 'sum' }>;
const isSum = (quantity: Quantity): quantity is Sum => quantity.kind === 'sum';

function comparePromises({ sent, written }: Texts, { backed, backedBefore }: ReplayContext): ReplayReason[] {
  const [now, before] = [statedOf(written), statedOf(sent)];
  const isNew = now.some((sentence) => promisesUnsaid(sentence, before));
  if (isUnbackedPromise(now, before, backed))
    return [promise('riskier', 'Promises something that neither instructions, offers nor knowledge have.')];
  if (isUnbackedPromise(now, before, backedBefore))
    return [promise('riskier', 'Promises something that the published version does not have.')];
  const [promises, promised] = [promisesOutcome(written), promisesOutcome(sent)];
  if (promises && !promised) return [promise('riskier', 'Promises how it will turn out.')];
  if (promised && !promises) return [promise('safer', 'No longer promises how it will turn out.')];
  if (before.some((sentence) => promisesUnsaid(sentence, [...now, ...knownOf(backed)])))
    return [promise('safer', 'Leaves out a promise that nothing backs.')];
  return isNew ? [promise('different', 'Says more of what is offered.')] : [];
}

function isUnbackedPromise(now: Stated[], before: Stated[], backed: string): boolean {
  return now.some((sentence) => promisesUnsaid(sentence, before) && promisesUnsaid(sentence, knownOf(backed)));
}

function promisesOutcome(text: string): boolean {
  return languagesOfTopic(text, 'outcome-promise').length > 0;
}

function promise(weight: ReplayReason['weight'], sentence: string): ReplayReason {
  return { rule: 'promise', weight, sentence };
}

/** Compares lengths, shares and measures: "8 weeks", "9 of 10", "5 kg". Times of calls are the calendar's. */
function compareFigures({ sent, written }: Texts, context: ReplayContext): ReplayReason[] {
  const said = quantitiesOf([sent, ...context.contact]);
  const isUnbacked = (figure: Quantity, known: Stated[]) =>
    !said.some((other) => fits(figure, other, said)) &&
    !known.some(({ quantities }) => quantities.some((other) => fits(figure, other, quantities)));
  const figures = statedOf(written).flatMap(({ quantities, words }) =>
    quantities.filter((quantity) => isFigure(quantity, words)),
  );
  if (figures.some((figure) => isUnbacked(figure, knownOf(context.backed))))
    return [claim('riskier', 'Names a figure that neither instructions, offers nor knowledge have.')];
  if (figures.some((figure) => isUnbacked(figure, knownOf(context.backedBefore))))
    return [claim('riskier', 'Names a figure that the published version does not have.')];
  return [];
}

function isFigure(quantity: Quantity, words: string[]): boolean {
  switch (quantity.kind) {
    case 'percent':
      return !isLooseHalf(words, quantity.at);
    case 'duration':
      return true;
    case 'number':
      return quantity.measure !== null;
    default:
      return false;
  }
}

function comparePerson({ sent, written }: Texts): ReplayReason[] {
  const [before, now] = [claimsHuman(sent), claimsHuman(written)];
  if (before === now) return [];
  return now
    ? [claim('riskier', 'Says that a person writes.')]
    : [claim('safer', 'No longer says that a person writes.')];
}

function compareLinks({ sent, written, isHandedOver }: Texts, { links }: ReplayContext): ReplayReason[] {
  // A hand-over has the coach's or the product's own words, such as the address of a helpline.
  if (isHandedOver) return [];
  const own = [...links];
  const [before, now] = [hasForeignLink(sent, own), hasForeignLink(written, own)];
  if (before === now) return [];
  return now
    ? [claim('riskier', 'Sends a link that is not the coach’s.')]
    : [claim('safer', 'Leaves out a link that is not the coach’s.')];
}

function claim(weight: ReplayReason['weight'], sentence: string): ReplayReason {
  return { rule: 'claim', weight, sentence };
}

const statedOf = (text: string): Stated[] => sentencesOf(text).map(statedIn);
const quantitiesOf = (texts: string[]): Quantity[] =>
  texts.flatMap((text) => statedOf(text).flatMap(({ quantities }) => quantities));
/** What backs a version is long, and the same for every turn. */
const knownOf = rememberLatest((backed: string) => backed, statedOf, { max: 8, maxKeyLength: 1_000_000 });
