// Offers with their prices.
export { currencyHasCents, offerPassage, wordsOfOffer } from './offer-passage.ts';
export * from './offer.ts';
export { proposeOffers, type OfferProposal } from './propose-offers.ts';
export { withoutPrices } from './without-prices.ts';
