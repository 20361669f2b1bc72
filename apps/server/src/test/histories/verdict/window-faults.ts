import type { SeenSend } from '../platform.ts';

const dayMs = 24 * 3_600_000;
/** How long a message that an ad brought may be answered, as long as the platform has not refused. */
const adMs = 7 * dayMs;

/** A message of the platform's own list. */
type Listed = { from: 'contact' | 'business'; at: string; afterAd: boolean };

/**
 * Finds messages outside of the window, and new ones after the platform refused one as outside of it. The
 * platform's own clock says how long the contact was silent.
 */
export function findOutsideTheWindow(listed: Listed[], ofAgent: SeenSend[], report: (what: string) => void): void {
  const inbound = listed
    .filter(({ from }) => from === 'contact')
    .map(({ at, afterAd }) => ({ at: Date.parse(at), afterAd }));
  for (const [nth, { answersComment, leftAt, text }] of ofAgent.entries()) {
    // A comment allows one message without a window.
    if (answersComment !== null) continue;
    const before = inbound.filter(({ at }) => at <= leftAt);
    const last = Math.max(...before.map(({ at }) => at));
    if (leftAt - last <= dayMs) continue;
    const ad = Math.max(...before.filter(({ afterAd }) => afterAd).map(({ at }) => at));
    // A server that died before it stored a refusal tries the same message again.
    const isRefused = ofAgent
      .slice(0, nth)
      .some(({ refusedAt, text: said }) => said !== text && refusedAt !== null && refusedAt > ad && refusedAt < leftAt);
    if (leftAt - ad > adMs || isRefused)
      report(
        `${Math.round((leftAt - last) / 60_000)} minutes later${isRefused ? ', refused' : ''}: ${text.slice(0, 80)}`,
      );
  }
}
