// What coaches sell or give away, and the offers that their instructions seem to hold.
export { createOffers } from './offers.module.ts';
export { findOffer, listOffers } from './offers.repository.ts';
export type { OffersService } from './offers.service.ts';

// A table, for the joins of other modules. Only this module writes its rows.
export { offers } from './offers.tables.ts';
