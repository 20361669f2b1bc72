import type { VerifiedIdentity } from '../ports/identity-token.ts';
import type { FacebookIdToken } from './facebook-login-wire.ts';

// Max length of a name, the same as in our own sign-up.
const maxNameLength = 100;

/** Returns the person that Facebook's id token names. */
export function identityOf(token: FacebookIdToken): VerifiedIdentity {
  const words = (token.name ?? '').trim().split(/\s+/);
  return {
    subject: token.sub,
    email: token.email ?? null,
    firstName: nameOf(token.given_name ?? words[0]),
    lastName: nameOf(token.family_name ?? words.slice(1).join(' ')),
  };
}

function nameOf(text: string | undefined): string | null {
  // Databases store neither NUL nor half of a surrogate pair.
  const name = (text ?? '').replaceAll('\0', '').trim().slice(0, maxNameLength).toWellFormed();
  return name === '' ? null : name;
}
