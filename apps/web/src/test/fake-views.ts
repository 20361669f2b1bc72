import type { Bot, SavedView } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** Returns a saved view of the account. */
export function aView(given: Partial<SavedView> = {}): SavedView {
  return {
    _id: 'view-1',
    name: 'Unread',
    botId: 'bot-1',
    credentialId: 'credential-1',
    filter: { unread: 'true' },
    createdBy: 'user-1',
    count: 3,
    isMore: false,
    gone: null,
    ...given,
  };
}

/** The fake backend's handlers for saved views. */
export function viewHandlers(stored: { views: SavedView[]; bots: Bot[] }): Record<string, Handler> {
  return {
    'GET /views': () => ({ value: stored.views }),
    'POST /views': ({ body }) => {
      const view = aView({ ...(body as Pick<SavedView, 'name' | 'filter'>), _id: `view-${stored.views.length + 1}` });
      stored.views.push(view);
      return { value: view };
    },
    'PUT /views/{id}': ({ id, body }) => {
      const view = stored.views.find(({ _id }) => _id === id);
      return view === undefined ? null : { value: Object.assign(view, body) };
    },
    'POST /views/{id}/move': ({ id, body }) => {
      const view = stored.views.find(({ _id }) => _id === id)!;
      stored.views = stored.views.filter((other) => other !== view).toSpliced(Number(body.to), 0, view);
      return { value: { ok: true } };
    },
    'DELETE /views/{id}': ({ id }) => {
      stored.views = stored.views.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
  };
}
