/**
 * How a lead is about to be lost, the most pressing first: nobody answered; the window ends over their silence;
 * they missed a call and nobody wrote about it; a call soon that they have not confirmed; something was promised
 * and not done; they would buy and were offered no call.
 */
export const leakKinds = [
  'left-waiting',
  'window-closing',
  'no-show',
  'call-unconfirmed',
  'promise-open',
  'no-call',
] as const;
export type LeakKind = (typeof leakKinds)[number];

/** One case of a leak: `since` tells it from the next of its kind. */
export type Leak = { kind: LeakKind; since: Date };
