import { type CountedTry, type Limit, networkOf } from '../../../http/limits/rate-limit.ts';
import { normalEmail } from '../../users/index.ts';

const windowMs = 15 * 60_000;
const forOneAccount: Limit = { name: 'sign-in-account', tries: 10, windowMs };
const fromOneAddress: Limit = { name: 'sign-in-address', tries: 100, windowMs };
/** Unknown devices of all networks together: who has many networks does not have as many times the tries. */
const fromStrangers: Limit = { name: 'sign-in-strangers', tries: 100, windowMs: 60 * 60_000 };
const fromOneDevice: Limit = { name: 'sign-in-device', tries: 10, windowMs };

/** The limits that a wrong password counts against. */
export type SignInTries = {
  /** The account's: from this address, so that others cannot lock its owner out elsewhere, and of all strangers. */
  ofAccount: CountedTry[];
  /**
   * Everything that is counted: from a device known to the account only its own tries, otherwise the address and
   * the account.
   */
  counted: CountedTry[];
};

export function signInTries(email: string, address: string, knownDeviceId: string | null): SignInTries {
  const network = networkOf(address);
  const account = normalEmail(email);
  const ofAccount: CountedTry[] = [
    [forOneAccount, `${account}\n${network}`],
    [fromStrangers, account],
  ];
  if (knownDeviceId === null) return { ofAccount, counted: [[fromOneAddress, network], ...ofAccount] };
  return { ofAccount, counted: [[fromOneDevice, knownDeviceId]] };
}
