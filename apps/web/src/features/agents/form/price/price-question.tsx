import { TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { Hint } from '../../../../components/hint.tsx';
import { offerMessages } from '../../../../components/offer/offer-messages.ts';
import { maxLengthInOffer } from '../../../../components/offer/offer-values.ts';
import { PriceFields } from '../../../../components/offer/price-fields.tsx';
import { paths } from '../../../../paths.ts';
import { agentMessages } from '../../messages.ts';
import { callWordsIn, priceAnswerOf, priceAnswers, withPriceAnswer } from './price-answer.ts';
import type { FirstOffer } from './use-first-offer.ts';
import styles from './price-question.module.css';

/** What it costs: a price that the agent gives in the chat, or on the call. */
export function PriceQuestion(props: {
  prompt: string;
  firstOffer: FirstOffer;
  hasOffers: boolean;
  onChange: (prompt: string) => void;
}) {
  const { prompt, firstOffer } = props;
  const answer = priceAnswerOf(prompt);
  const words = callWordsIn(prompt);
  return (
    <section className={styles.price} aria-labelledby="price-title">
      <h2 id="price-title">{agentMessages.price}</h2>
      <div className={styles.answers}>
        <Segmented
          label={agentMessages.price}
          values={priceAnswers}
          chosen={answer}
          labelOf={(each) => agentMessages.priceAnswers[each]}
          onChoose={(chosen) => props.onChange(withPriceAnswer(prompt, chosen))}
        />
      </div>
      {answer === 'call' ? (
        <>
          <Hint>{agentMessages.priceOnCallHint}</Hint>
          {words !== null && <p className={styles.said}>{words}</p>}
        </>
      ) : firstOffer.isAsked ? (
        <FirstOfferFields firstOffer={firstOffer} />
      ) : (
        <Hint>
          {props.hasOffers ? agentMessages.priceOfOffersHint : agentMessages.noPriceHint}{' '}
          <Link to={paths.knowledge}>{agentMessages.toOffers}</Link>
        </Hint>
      )}
    </section>
  );
}

/** One thing that a new coach sells, and its price. Left empty, it is skipped. */
function FirstOfferFields({ firstOffer }: { firstOffer: FirstOffer }) {
  const { values, change } = firstOffer;
  const problems = firstOffer.problems ?? {};
  return (
    <>
      <Hint>{agentMessages.firstOfferHint}</Hint>
      <TextInput
        label={offerMessages.name}
        placeholder={offerMessages.namePlaceholder}
        maxLength={maxLengthInOffer.name}
        autoComplete="off"
        dir="auto"
        value={values.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <PriceFields values={values} problems={problems} onChange={change} />
    </>
  );
}
