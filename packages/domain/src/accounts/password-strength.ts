import { characters } from '@spotter/language/text/characters';

const capitals = characters(String.raw`\p{Lu}`);
const digits = characters(String.raw`\p{Nd}`);
const signs = characters(String.raw`^\p{L}\p{N}`);
const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** How strong a password is, from 0 to 4, and the word for it. Advice only: no minimum is enforced. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; label: (typeof labels)[number] };

/**
 * Returns one point each for 8 characters or more, a capital letter, a digit, and a sign that is neither letter
 * nor digit.
 */
export function passwordStrength(password: string): PasswordStrength {
  const points = [password.length >= 8, capitals.areIn(password), digits.areIn(password), signs.areIn(password)];
  const score = points.filter(Boolean).length as PasswordStrength['score'];
  return { score, label: labels[score] };
}
