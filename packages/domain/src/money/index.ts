// Sums of money in minor units with their currency: how they are typed and said.
export * from './currency.ts';
