import { type Limit, networkOf } from '../../../http/limits/rate-limit.ts';
import { normalEmail } from '../../users/users.service.ts';

const windowMs = 15 * 60_000;
const forOneAccount: Limit = { name: 'sign-in-account', tries: 10, windowMs };
const fromOneAddress: Limit = { name: 'sign-in-address', tries: 100, windowMs };
const fromOneDevice: Limit = { name: 'sign-in-device', tries: 10, windowMs };

/** A limit and whom it counts against. */
export type CountedTry = [limit: Limit, subject: string];

/** What a wrong password counts against. */
export type SignInTries = {
  /** The account from this address, so that nobody locks out its owner elsewhere. */
  ofAccount: CountedTry;
  /** All that is to be counted: from a device known to the account its own tries only, else the address and the account. */
  counted: CountedTry[];
};

export function signInTries(email: string, address: string, knownDeviceId: string | null): SignInTries {
  const network = networkOf(address);
  const ofAccount: CountedTry = [forOneAccount, `${normalEmail(email)}\n${network}`];
  if (knownDeviceId === null) return { ofAccount, counted: [[fromOneAddress, network], ofAccount] };
  return { ofAccount, counted: [[fromOneDevice, knownDeviceId]] };
}
