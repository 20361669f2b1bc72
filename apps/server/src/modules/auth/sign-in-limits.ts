import { type Limit, networkOf } from '../../http/rate-limit.ts';
import { normalEmail } from '../users/users.service.ts';

const windowMs = 15 * 60_000;
const forOneAccount: Limit = { name: 'sign-in-account', tries: 10, windowMs };
const fromOneAddress: Limit = { name: 'sign-in-address', tries: 100, windowMs };

/** A limit and whom it counts against. */
export type CountedTry = [limit: Limit, subject: string];

/** What a wrong password counts against: the account from this address, so that nobody locks out its owner elsewhere, and the address. */
export function signInTries(email: string, address: string): { ofAddress: CountedTry; ofAccount: CountedTry } {
  const network = networkOf(address);
  return { ofAddress: [fromOneAddress, network], ofAccount: [forOneAccount, `${normalEmail(email)}\n${network}`] };
}
