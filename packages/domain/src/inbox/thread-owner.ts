/** Meta's own inboxes, in which a person answers: a page's, by both ids that Meta documents, and Instagram's. */
const metaInboxIds = ['263902037430900', '26390203743090', '1217981644879628'];

/** After how long without the contact no app has a conversation any more, in ms (Meta: 24 hours). */
export const threadLapsesMs = 24 * 3_600_000;

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
