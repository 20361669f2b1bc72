// How good a password is.
export { passwordStrength } from './password-strength.ts';
