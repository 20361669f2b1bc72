import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { listOffers } from '../../offers/index.ts';
import { type AgentContent, normalContent } from '../agent-content.ts';
import type { AgentRow } from '../agents.repository.ts';
import type { AgentsDependencies, LinkedAgent } from '../agents-dependencies.ts';
import { checkWords } from '../check-words.ts';
import { withItsBots } from '../linked-agent.ts';
import { createPublishing } from './publish-agent.ts';
import { withoutGone } from './without-gone.ts';

/** An agent as it is published now, and what was left out because it was deleted, in words. */
export type Published = { agent: LinkedAgent; leftOut: string[] };

type StoredContent = {
  content: Partial<AgentContent>;
  /** The number of the version that it is from; null: it was a draft. */
  restoredFrom: number | null;
  /** The names of offers that there were, by their ids. */
  names: Record<string, string>;
};

/** Returns the function that publishes a draft or an old version, without what was deleted since. */
export function createStoredPublishing(
  dependencies: Pick<AgentsDependencies, 'clock' | 'links' | 'onPlansChanged' | 'models' | 'listRules'>,
) {
  const { links, models } = dependencies;
  const publish = createPublishing(dependencies);

  return async (tx: Database, access: Access, stored: AgentRow, older: StoredContent): Promise<Published> => {
    const { content, restoredFrom, names } = older;
    const offers = new Set((await listOffers(tx, access.workspaceId)).map(({ id }) => id));
    const offered = stored.model === null ? models.offered : [...models.offered, stored.model];
    const rules = content.rules === undefined ? [] : await dependencies.listRules(tx, access);
    const { content: present, leftOut } = withoutGone(content, { offers, models: offered, names, rules });
    checkWords(present);
    const changes = normalContent(present, stored);
    const row = await publish(tx, access, stored, { changes, restoredFrom, leftOut });
    return { agent: await withItsBots(links, tx, row), leftOut };
  };
}
