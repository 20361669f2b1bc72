// What is known of a contact, and how far that fits.
export * from './fact-fit.ts';
export { firstNameOf } from './first-name.ts';
