import { type Limit, networkOf } from '../../../http/limits/rate-limit.ts';
import { normalEmail } from '../../users/index.ts';

const windowMs = 15 * 60_000;
const forOneAccount: Limit = { name: 'sign-in-account', tries: 10, windowMs };
const fromOneAddress: Limit = { name: 'sign-in-address', tries: 100, windowMs };
const fromOneDevice: Limit = { name: 'sign-in-device', tries: 10, windowMs };

/** A limit and the subject it counts against. */
export type CountedTry = [limit: Limit, subject: string];

/** The limits that a wrong password counts against. */
export type SignInTries = {
  /** The account from this address, so that others cannot lock its owner out elsewhere. */
  ofAccount: CountedTry;
  /**
   * Everything that is counted: from a device known to the account only its own tries, otherwise the address and the
   * account.
   */
  counted: CountedTry[];
};

export function signInTries(email: string, address: string, knownDeviceId: string | null): SignInTries {
  const network = networkOf(address);
  const ofAccount: CountedTry = [forOneAccount, `${normalEmail(email)}\n${network}`];
  if (knownDeviceId === null) return { ofAccount, counted: [[fromOneAddress, network], ofAccount] };
  return { ofAccount, counted: [[fromOneDevice, knownDeviceId]] };
}
