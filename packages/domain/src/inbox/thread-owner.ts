/** Meta's own inboxes, in which a person answers: a page's, by both ids that Meta documents, and Instagram's. */
const metaInboxIds = ['263902037430900', '26390203743090', '1217981644879628'];

const hourMs = 3_600_000;
/** After how long without the contact no app has a conversation any more (Meta: 24 hours). */
const threadLapsesMs = 24 * hourMs;
/** What an ad's settings may set instead (Meta: 1 to 30 days). */
const maxAdThreadMs = 30 * 24 * hourMs;

/**
 * Whether an app that got a conversation at `since` still has it, by what the platform says of its end: after a
 * day without the contact it is nobody's. One that began with an ad may be held for longer.
 */
export function stillHasThread(
  { since, lastInboundAt, adMessageAt }: Record<'since' | 'lastInboundAt' | 'adMessageAt', Date | null>,
  now: Date,
): boolean {
  if (since === null && lastInboundAt === null) return true;
  const lastSign = Math.max(since?.getTime() ?? 0, lastInboundAt?.getTime() ?? 0);
  const lapsesAt = Math.max(
    lastSign + threadLapsesMs,
    adMessageAt === null ? 0 : adMessageAt.getTime() + maxAdThreadMs,
  );
  return now.getTime() <= lapsesAt;
}

/**
 * The kind of app that has a conversation instead of us. Meta documents no id of its own agent, so that one is
 * `unknown` or an `app`.
 */
export type OtherAppKind = 'meta-inbox' | 'app' | 'unknown';

/** Returns what kind of app another app is, by the id that the platform named; null: it named none. */
export function kindOfApp(appId: string | null): OtherAppKind {
  if (appId === null) return 'unknown';
  return metaInboxIds.includes(appId) ? 'meta-inbox' : 'app';
}

/**
 * Whether a change of control leaves the conversation with us: by the new owner where the platform names it and
 * our own id is known, else by the place where the change was reported.
 */
export function isOursAfter(
  change: { ownerAppId: string | null; reportedAsOurs: boolean },
  ownAppId: string | null,
): boolean {
  if (change.ownerAppId === null) return change.reportedAsOurs;
  if (ownAppId !== null) return change.ownerAppId === ownAppId;
  return change.reportedAsOurs && kindOfApp(change.ownerAppId) !== 'meta-inbox';
}
