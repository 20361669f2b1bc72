// What coaches sell or give away, and the offers that their instructions seem to hold.
export { createOffers } from './offers.module.ts';
export { listOffers } from './offers.repository.ts';
