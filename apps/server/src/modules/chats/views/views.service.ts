import type { ChatFilter, SavedView } from '@spotter/contract';
import { maxViews, tagKey } from '@spotter/domain/inbox';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { getBot } from '../../bots/index.ts';
import { listTags } from '../tags/tags.repository.ts';
import { countView } from './count-view.ts';
import type { CountCache } from './count-cache.ts';
import {
  deleteView,
  insertView,
  listViews,
  lockViews,
  placeViews,
  renameView,
  type FoundView,
  type ViewRow,
} from './views.repository.ts';

/** Who looks at the views; without a person, those of one's own chats are not counted. */
type Viewer = Pick<Access, 'workspaceId'> & { userId?: string };

type Options = { database: Database; clock: Clock; counts: CountCache };

/** Manages the saved views of a workspace. */
export function createViews(options: Options) {
  const { database, clock } = options;

  /** Changes the views while nobody else does. */
  const change = (access: Access, work: (tx: Database, views: FoundView[]) => Promise<void>): Promise<void> =>
    inTransaction(database, async (tx) => {
      await lockViews(tx, access);
      const views = await listViews(tx, access);
      await work(tx, views);
      // Everybody's screens read the views again.
      const botIds = [...new Set([...views, ...(await listViews(tx, access))].map(({ view }) => view.botId))];
      sendSignals(tx, [{ kind: 'account-changed', botIds }]);
    });

  async function list(access: Viewer): Promise<SavedView[]> {
    const views = await listViews(database, access);
    const presented: SavedView[] = [];
    // One after the other: a page that shows its views leaves the other connections alone.
    for (const view of views) presented.push(await presentView(options, access, view));
    return presented;
  }

  async function find(access: Access, id: string): Promise<SavedView> {
    return presentView(options, access, requireView(await listViews(database, access), id));
  }

  return {
    list,

    /** Throws conflict where the name is taken, and where the workspace has no room for another. */
    async create(access: Access, body: { name: string; botId: string; filter: ChatFilter }): Promise<SavedView> {
      await getBot(database, access, body.botId);
      const filter = await checkFilter(database, access, body.filter);
      const id = newId();
      await change(access, async (tx, views) => {
        if (views.length >= maxViews)
          throw new AppError('conflict', `A workspace has up to ${maxViews} saved views. Delete one first.`);
        const row = { id, name: body.name, key: checkName(views, null, body.name), place: views.length };
        const { workspaceId, userId: createdBy } = access;
        await insertView(tx, { ...row, workspaceId, createdBy, botId: body.botId, filter, createdAt: clock.now() });
      });
      return find(access, id);
    },

    /** Throws conflict where another view has the name, and not_found. */
    async rename(access: Access, id: string, name: string): Promise<SavedView> {
      await change(access, async (tx, views) => {
        requireView(views, id);
        await renameView(tx, access, id, { name, key: checkName(views, id, name) });
      });
      return find(access, id);
    },

    move: (access: Access, id: string, to: number): Promise<void> =>
      change(access, async (tx, views) => {
        requireView(views, id);
        const others = views.map(({ view }) => view.id).filter((other) => other !== id);
        await placeViews(tx, access, others.toSpliced(to, 0, id));
      }),

    remove: (access: Access, id: string): Promise<void> =>
      change(access, async (tx) => {
        if (!isId(id) || (await deleteView(tx, access, id)) === null) throw unknownView();
      }),
  };
}

export type Views = ReturnType<typeof createViews>;

/** Adds a view whose name is free. */
export function storeView(tx: Database, row: Omit<ViewRow, 'key'>): Promise<void> {
  return insertView(tx, { ...row, key: tagKey(row.name) });
}

/** Returns the filter as it is stored. Throws where it leaves nothing out, or its tag is gone. */
async function checkFilter(database: Database, access: Access, given: ChatFilter): Promise<ChatFilter> {
  const { search, ...rest } = given;
  const filter = search ? { search, ...rest } : rest;
  if (Object.keys(filter).length === 0)
    throw new AppError('invalid_input', 'Narrow the conversations before you save.');
  if (filter.tag !== undefined && !(await listTags(database, access)).some(({ id }) => id === filter.tag))
    throw new AppError('not_found', 'This tag does not exist');
  return filter;
}

function checkName(views: FoundView[], id: string | null, name: string): string {
  const key = tagKey(name);
  if (key === '') throw new AppError('invalid_input', 'A name needs at least one visible character');
  const same = views.find(({ view }) => view.id !== id && view.key === key);
  if (same !== undefined) {
    const message = `You already have the view “${same.view.name}”.`;
    throw new AppError('conflict', message, [{ path: 'name', message }]);
  }
  return key;
}

async function presentView(
  { database, clock, counts }: Options,
  { workspaceId, userId }: Viewer,
  { view, credentialId, isAccountGone, isTagGone }: FoundView,
): Promise<SavedView> {
  const gone = isAccountGone ? 'account' : isTagGone ? 'tag' : null;
  const { id, name, botId, filter, createdBy } = view;
  const isOwn = filter.assignee === 'me';
  const counted =
    gone === null && (userId !== undefined || !isOwn)
      ? await counts.find(botId, JSON.stringify([filter, isOwn ? userId : null]), () =>
          countView(database, { access: { workspaceId, userId: userId ?? '' }, botId, now: clock.now() }, filter),
        )
      : { count: null, isMore: false };
  return { _id: id, name, botId, credentialId, filter, createdBy, ...counted, gone };
}

function requireView(views: FoundView[], id: string): FoundView {
  const found = views.find(({ view }) => view.id === id);
  if (found === undefined) throw unknownView();
  return found;
}

function unknownView(): AppError {
  return new AppError('not_found', 'This view does not exist');
}
