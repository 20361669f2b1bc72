import { Switch, Textarea, TextInput } from '@mantine/core';
import { FieldPair } from '../../../components/form/field-pair.tsx';
import { offerMessages } from '../../../components/offer/offer-messages.ts';
import { maxLengthInOffer, type OfferProblems, type OfferValues } from '../../../components/offer/offer-values.ts';
import { PriceFields } from '../../../components/offer/price-fields.tsx';

/** Everything that can be said about an offer. */
export function OfferFields(props: {
  values: OfferValues;
  problems: OfferProblems;
  onChange: (change: Partial<OfferValues>) => void;
}) {
  const { values, problems, onChange } = props;
  return (
    <>
      <TextInput
        data-autofocus
        required
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
      <Textarea
        label={offerMessages.terms}
        description={offerMessages.termsHint}
        placeholder={offerMessages.termsPlaceholder}
        rows={4}
        maxLength={maxLengthInOffer.terms}
        dir="auto"
        value={values.terms}
        error={problems.terms}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
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
      <TextInput
        label={offerMessages.forWhom}
        placeholder={offerMessages.forWhomPlaceholder}
        maxLength={maxLengthInOffer.forWhom}
        dir="auto"
        value={values.forWhom}
        onChange={(event) => onChange({ forWhom: event.currentTarget.value })}
      />
      <FieldPair>
        <TextInput
          type="date"
          label={offerMessages.validUntil}
          description={offerMessages.validUntilHint}
          value={values.validUntil}
          error={problems.validUntil}
          onChange={(event) => onChange({ validUntil: event.currentTarget.value })}
        />
      </FieldPair>
      <Switch
        label={offerMessages.active}
        checked={values.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
    </>
  );
}
