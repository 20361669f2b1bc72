import { OfferBody, type Offer, type ProposedOffer } from '@spotter/contract';
import { isOpen, type OfferProposal } from '@spotter/domain/offers';
import type { OfferFields, OfferRow } from './offers.repository.ts';

/** Returns an offer in the contract's form, as of a day on the coach's calendar. */
export function presentOffer(row: OfferRow, today: string): Offer {
  const { id, name, price, terms, link, forWhom, validUntil, active } = row;
  const expired = !isOpen({ active: true, validUntil }, today);
  return { _id: id, name, price, terms, link, forWhom, validUntil, active, expired };
}

/** Returns the contract's offer in our terms. */
export function readOffer({ name, price, terms, link, forWhom, validUntil, active }: OfferBody): OfferFields {
  return { name, price, terms, link, forWhom, validUntil, active };
}

/**
 * Returns a proposal in the contract's form: an offer to check, which is not saved.
 * What no offer may hold is left out.
 */
export function presentProposal({ readFrom, ...found }: OfferProposal): ProposedOffer {
  const link = OfferBody.shape.link.safeParse(found.link).data ?? null;
  const price = OfferBody.shape.price.safeParse(found.price).data ?? null;
  return { offer: { ...found, link, price, forWhom: '', validUntil: null, active: true }, readFrom };
}
