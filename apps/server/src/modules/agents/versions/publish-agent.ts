import { isDeepStrictEqual } from 'node:util';
import type { FollowUpRules } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { listOffers } from '../../offers/index.ts';
import { type AgentContent, contentOf, differingFields, pickFields } from '../agent-content.ts';
import { type AgentRow, insertAgent, updateAgent } from '../agents.repository.ts';
import type { AgentsDependencies } from '../agents-dependencies.ts';
import type { OfferNames } from './content-words.ts';
import { describeChanges } from './describe-changes.ts';
import { deleteDraft, findDraft, findOfferNames, insertVersion, type VersionRow } from './versions.repository.ts';

/** The draft that is published, and whether its open findings are accepted. */
export type DraftToPublish = { revision: string; acceptFindings: boolean };

type Publishing = Partial<Pick<VersionRow, 'restoredFrom' | 'leftOut'>> & {
  changes: Partial<AgentContent>;
  draft?: DraftToPublish | null;
};

/**
 * Returns the function that changes what an agent says, for a locked row: no other code does. It publishes the
 * changes as the next version, unless they change nothing.
 */
export function createPublishing({
  clock,
  links,
  onPlansChanged,
  countFindings,
}: Pick<AgentsDependencies, 'links' | 'onPlansChanged' | 'countFindings'> & { clock: Clock }) {
  return async (tx: Database, access: Access, stored: AgentRow, publishing: Publishing): Promise<AgentRow> => {
    const wanted = { ...contentOf(stored), ...publishing.changes };
    const changed = differingFields(stored, wanted);
    if (changed.length === 0) return stored;
    const draft = publishing.draft ?? (await findSameDraft(tx, access, stored, wanted));
    const findings =
      draft === null
        ? 0
        : await countFindings(tx, { agentId: stored.id, revision: draft.revision, number: stored.version });
    if (findings > 0 && draft?.acceptFindings !== true) throw openFindings(findings);
    const now = clock.now();
    const number = stored.version + 1;
    const offers = await listOfferNames(tx, access, stored);
    const published = await updateAgent(tx, access, stored.id, {
      ...pickFields(wanted, changed),
      ...(changed.includes('followUps') ? { followUpsSince: sinceOf(wanted.followUps, stored, now) } : {}),
      version: number,
    });
    const row = published!;
    await insertVersion(tx, {
      ...versionOf(row, access, offers, now),
      changes: describeChanges(stored, row, offers),
      restoredFrom: publishing.restoredFrom ?? null,
      leftOut: publishing.leftOut ?? [],
      acceptedFindings: findings === 0 ? null : findings,
    });
    await dropPublishedDraft(tx, access, row);
    await links.agentChanged(tx, access, row.id);
    // What waits for the old hours or steps is decided by the new ones.
    if (changed.includes('followUps') || changed.includes('activeHours')) {
      const bots = await links.botsOf(tx, [row.id]);
      await onPlansChanged(tx, Object.values(bots.get(row.id) ?? {}));
    }
    return row;
  };
}

/** Stores a new agent with its first version. */
export async function insertFirstVersion(tx: Database, access: Access, agent: AgentRow): Promise<void> {
  await insertAgent(tx, agent);
  const offers = await listOfferNames(tx, access, agent);
  await insertVersion(tx, versionOf(agent, access, offers, agent.createdAt));
}

/** Returns the names of the offers that there are, and of those that the published version names. */
export async function listOfferNames(tx: Database, access: Access, agent: AgentRow): Promise<OfferNames> {
  const [known, present] = await Promise.all([
    findOfferNames(tx, access, agent.id, agent.version),
    listOffers(tx, access.workspaceId),
  ]);
  return new Map([...Object.entries(known), ...present.map(({ id, name }): [string, string] => [id, name])]);
}

function versionOf(agent: AgentRow, { userId }: Access, offers: OfferNames, at: Date): VersionRow {
  const named = (agent.offerIds ?? []).flatMap((id) => {
    const name = offers.get(id);
    return name === undefined ? [] : [[id, name]];
  });
  return {
    agentId: agent.id,
    number: agent.version,
    workspaceId: agent.workspaceId,
    content: contentOf(agent),
    offerNames: Object.fromEntries(named),
    changes: [],
    restoredFrom: null,
    leftOut: [],
    acceptedFindings: null,
    by: userId,
    at,
  };
}

/** Returns the draft where the same is published in another way: that is asked for the same. */
async function findSameDraft(
  tx: Database,
  access: Access,
  stored: AgentRow,
  wanted: AgentContent,
): Promise<DraftToPublish | null> {
  const draft = await findDraft(tx, access, stored.id);
  const isSame = draft !== null && differingFields(wanted, { ...contentOf(stored), ...draft.changes }).length === 0;
  return isSame ? { revision: draft.revision, acceptFindings: false } : null;
}

function openFindings(count: number): AppError {
  const turns = count === 1 ? 'At 1 turn of your own chats' : `At ${count} turns of your own chats`;
  return new AppError(
    'open_findings',
    `${turns} this draft would answer with more risk than what was sent. Look at them, or accept them with the draft.`,
  );
}

/** Deletes the draft if everything in it is published. */
async function dropPublishedDraft(tx: Database, access: Access, agent: AgentRow): Promise<void> {
  const draft = await findDraft(tx, access, agent.id);
  if (draft !== null && differingFields(agent, { ...agent, ...draft.changes }).length === 0)
    await deleteDraft(tx, access, agent.id);
}

/** Returns since when a sequence is on as it stands: its steps end no silence that began before. */
export function sinceOf(rules: FollowUpRules, stored: AgentRow | null, now: Date): Date | null {
  if (!rules.enabled) return null;
  return stored?.followUpsSince != null && isDeepStrictEqual(stored.followUps.steps, rules.steps)
    ? stored.followUpsSince
    : now;
}
