import { TextInput } from '@mantine/core';
import { Hint } from '../../../components/hint.tsx';
import { offerMessages } from '../../../components/offer/offer-messages.ts';
import { maxLengthInOffer, type OfferProblems, type OfferValues } from '../../../components/offer/offer-values.ts';
import { PriceFields } from '../../../components/offer/price-fields.tsx';
import { agentMessages } from '../messages.ts';
import styles from './first-offer.module.css';

/** Asks a new coach for one offer. Left empty, it is skipped. */
export function FirstOffer(props: {
  values: OfferValues;
  problems: OfferProblems;
  onChange: (change: Partial<OfferValues>) => void;
}) {
  const { values, problems, onChange } = props;
  return (
    <section className={styles.firstOffer} aria-labelledby="first-offer-title">
      <div>
        <h2 id="first-offer-title">{agentMessages.firstOffer}</h2>
        <Hint>{agentMessages.firstOfferHint}</Hint>
      </div>
      <TextInput
        label={offerMessages.name}
        placeholder={offerMessages.namePlaceholder}
        maxLength={maxLengthInOffer.name}
        autoComplete="off"
        dir="auto"
        value={values.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <PriceFields values={values} problems={problems} onChange={onChange} />
      <TextInput
        label={offerMessages.link}
        inputMode="url"
        autoComplete="off"
        placeholder={offerMessages.linkPlaceholder}
        maxLength={maxLengthInOffer.link}
        value={values.link}
        error={problems.link}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
    </section>
  );
}
