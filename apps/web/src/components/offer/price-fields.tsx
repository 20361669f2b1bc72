import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { OfferPrice } from '@spotter/contract';
import { useId, useMemo } from 'react';
import { offerMessages, periodNames } from './offer-messages.ts';
import { type OfferProblems, type OfferValues, priceOf } from './offer-values.ts';
import { currencies, priceText } from './price-words.ts';
import styles from './price-fields.module.css';

const periods = OfferPrice.shape.per.options.map((value) => ({ value, label: periodNames[value] }));

/** The price of an offer, and below it how the agent says it. */
export function PriceFields(props: {
  values: OfferValues;
  problems: OfferProblems;
  onChange: (change: Partial<OfferValues>) => void;
}) {
  const { values, problems, onChange } = props;
  const choices = useMemo(currencies, []);
  const price = priceOf(values);
  const hint = useId();
  return (
    <div className={styles.price}>
      <div className={styles.fields}>
        <TextInput
          label={offerMessages.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="97"
          aria-describedby={hint}
          value={values.amount}
          error={problems.amount}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          label={offerMessages.currency}
          data={choices}
          value={values.currency}
          onChange={(event) => onChange({ currency: event.currentTarget.value })}
        />
        <NativeSelect
          label={offerMessages.per}
          data={periods}
          value={values.per}
          onChange={(event) => onChange({ per: OfferPrice.shape.per.parse(event.currentTarget.value) })}
        />
      </div>
      <p className={styles.hint} id={hint} aria-live="polite">
        {price === null ? offerMessages.amountHint : `Your agent says: ${priceText(price)}`}
      </p>
      {price !== null && price.amount > 0 && (
        <Checkbox
          label={offerMessages.from}
          checked={values.from}
          onChange={(event) => onChange({ from: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
