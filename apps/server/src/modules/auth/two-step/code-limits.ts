import { type CountedTry, type Limit, networkOf } from '../../../http/limits/rate-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Limits that grow with the guesses: 5 in a quarter of an hour, 10 in four hours, 20 in a day. */
function growing(name: string): Limit[] {
  return [
    { name: `${name}-quarter`, tries: 5, windowMs: 15 * minuteMs },
    { name: `${name}-hours`, tries: 10, windowMs: 4 * hourMs },
    { name: `${name}-day`, tries: 20, windowMs: dayMs },
  ];
}

const ofTicket: Limit = { name: 'two-step-ticket', tries: 5, windowMs: 15 * minuteMs };
const fromNetwork = growing('two-step-network');
const fromDevice = growing('two-step-device');
const inSession = growing('two-step-session');
/**
 * Unknown devices of all networks together. Three of a million codes are valid at a time, so a day of tries with
 * the right password and any number of networks succeeds with a chance of about one in five hundred.
 */
const fromStrangers: Limit = { name: 'two-step-strangers', tries: 30, windowMs: hourMs };

/** Wrong codes of one account in a day, of any kind and from anywhere. */
export const wrongCodesADay = { name: 'two-step-wrong', windowMs: dayMs };
/** The wrong code of a day at which the owner gets an email. */
export const wrongCodeMailed = 5;

/** The origin of a code: the sign-in's ticket, the network address, and the device if the account knows it. */
export type CodeOrigin = { userId: string; ticketHash: string; address: string; knownDeviceId: string | null };

/**
 * Returns what an app code counts against: its ticket, and the network, or only the device if the account was
 * signed in to there before. So nobody keeps the owner out elsewhere. Recovery codes count against nothing: they
 * have 80 bits.
 */
export function appCodeTries({ userId, ticketHash, address, knownDeviceId }: CodeOrigin): CountedTry[] {
  const ticket: CountedTry = [ofTicket, ticketHash];
  if (knownDeviceId !== null) return [ticket, ...against(fromDevice, knownDeviceId)];
  return [ticket, ...against(fromNetwork, `${userId}\n${networkOf(address)}`), [fromStrangers, userId]];
}

/** Returns what an app code of a signed-in user counts against. */
export function sessionCodeTries(sessionId: string): CountedTry[] {
  return against(inSession, sessionId);
}

/**
 * Returns what is cleared when the owner has proved the mailbox:
 * tries of the old password's thief count no more.
 */
export function triesOfStrangers(userId: string, address: string): CountedTry[] {
  return [...against(fromNetwork, `${userId}\n${networkOf(address)}`), [fromStrangers, userId]];
}

function against(limits: Limit[], subject: string): CountedTry[] {
  return limits.map((limit) => [limit, subject]);
}
