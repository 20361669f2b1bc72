// The safety record, counted again.
export * from './recount-safety.ts';
