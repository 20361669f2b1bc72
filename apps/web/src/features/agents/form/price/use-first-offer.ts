import { useEffect, useState } from 'react';
import { checkOffer, isOfferEmpty, newOfferValues, OfferValues } from '../../../../components/offer/offer-values.ts';
import { useDraft } from '../../use-draft.ts';

export type FirstOffer = ReturnType<typeof useFirstOffer>;

/** The offer that a new coach may add with their agent. Unsaved, it is kept in this browser like the agent. */
export function useFirstOffer(isAsked: boolean) {
  const { restored, keep } = useDraft(null, 'offer', OfferValues);
  const [values, setValues] = useState(() => restored ?? newOfferValues());
  const isEmpty = isOfferEmpty(values);
  const checked = !isAsked || isEmpty ? null : checkOffer(values);
  useEffect(() => {
    if (isAsked) keep(isEmpty ? null : values);
  }, [isAsked, keep, isEmpty, values]);
  return {
    isAsked,
    values,
    problems: checked?.problems ?? null,
    body: checked?.problems === null ? checked.body : null,
    change: (typed: Partial<OfferValues>) => setValues((before) => ({ ...before, ...typed })),
    forget: () => keep(null),
  };
}
