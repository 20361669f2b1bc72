// What is known of a contact, and how far that fits.
export * from './fact-fit.ts';
export { firstNameOf, firstNameUnlessHandle } from './first-name.ts';
