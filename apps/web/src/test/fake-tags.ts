import type { Chat, Tag, TagBody, TagImport, TagImportPlan } from '@spotter/contract';
import { readTagList, tagKey, wrongLineSentence } from '@spotter/domain/inbox';
import type { Handler } from './fake-handler.ts';

/** Returns a tag that does nothing but be there. */
export function aTag(given: Partial<Tag> = {}): Tag {
  return { _id: 'tag-1', name: 'Warm', color: 'amber', byAgent: false, client: false, rule: null, chats: 0, ...given };
}

/** The lists of tags that came in. `handles`: whom they find. */
export type FakeTagImports = { handles: string[]; imports: TagImport[] };

/** The fake backend's handlers for lists of tags. An import is done the second time that it is asked for. */
export function tagImportHandlers(stored: { tags: Tag[]; tagImports: FakeTagImports }): Record<string, Handler> {
  const { tagImports } = stored;
  const plan = (text: unknown): TagImportPlan => {
    const list = readTagList(String(text));
    const found = [...list.given].filter(([handle]) => tagImports.handles.includes(handle));
    const notFound = [...list.given.keys()].filter((handle) => !tagImports.handles.includes(handle));
    const known = new Set(stored.tags.map(({ name }) => tagKey(name)));
    const keys = new Set(found.flatMap(([, given]) => [...given]));
    const nobody = { count: 0, named: [] };
    return {
      chats: found.length,
      tags: found.reduce((sum, [, given]) => sum + given.size, 0),
      known: 0,
      newTags: [...keys].filter((key) => !known.has(key)).map((key) => list.names.get(key)!),
      noRoom: nobody,
      notFound: { count: notFound.length, named: notFound.map((handle) => `@${handle}`) },
      accountClosed: nobody,
      wrong: { count: list.wrong.length, named: list.wrong.map(wrongLineSentence) },
    };
  };
  return {
    'POST /tags/imports/plan': ({ body }) => ({ value: plan(body.text) }),
    'POST /tags/imports': ({ body }) => {
      const planned = plan(body.text);
      const begun: TagImport = {
        _id: `import-${tagImports.imports.length + 1}`,
        name: typeof body.name === 'string' ? body.name : 'Pasted list',
        at: '2026-11-20T12:00:00.000Z',
        state: 'running',
        chats: planned.chats,
        waiting: 1,
      };
      tagImports.imports.unshift(begun);
      for (const name of planned.newTags) stored.tags.push(aTag({ _id: `tag-${name}`, name, chats: planned.chats }));
      return { value: { ...planned, import: begun } };
    },
    'GET /tags/imports': () => {
      const value = tagImports.imports.map((one) => ({ ...one }));
      tagImports.imports = tagImports.imports
        .filter(({ state }) => state !== 'undoing')
        .map((one) => ({ ...one, state: 'done', waiting: 0 }));
      return { value };
    },
    'DELETE /tags/imports/{id}': ({ id }) => {
      const one = tagImports.imports.find(({ _id }) => _id === id);
      if (one === undefined) return null;
      one.state = 'undoing';
      stored.tags = stored.tags.filter(({ _id }) => !_id.startsWith('tag-') || /^tag-\d/.test(_id));
      return { value: { ok: true } };
    },
  };
}

/** The fake backend's handlers for tags. */
export function tagHandlers(stored: { tags: Tag[]; chats: Chat[] }): Record<string, Handler> {
  const change = (id: string, tagId: string, has: boolean) => {
    const chat = stored.chats.find(({ _id }) => _id === id);
    if (chat === undefined) return null;
    const others = chat.tags.filter(({ _id }) => _id !== tagId);
    chat.tags = has ? [...others, { _id: tagId, by: 'hand' }] : others;
    return { value: chat };
  };
  return {
    'GET /tags': () => ({ value: stored.tags }),
    'POST /tags': ({ body }) => {
      const tag = aTag({ ...(body as TagBody), _id: `tag-${stored.tags.length + 1}` });
      stored.tags.push(tag);
      return { value: tag };
    },
    'PUT /tags/{id}': ({ id, body }) => {
      const tag = stored.tags.find(({ _id }) => _id === id);
      return tag === undefined ? null : { value: Object.assign(tag, body) };
    },
    'POST /tags/{id}/merge': ({ id, body }) => {
      stored.tags = stored.tags.filter(({ _id }) => _id !== id);
      return { value: stored.tags.find(({ _id }) => _id === body.into) };
    },
    'DELETE /tags/{id}': ({ id }) => {
      stored.tags = stored.tags.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
    'PUT /chat/{id}/tags/{tagId}': ({ id, second }) => change(id, second, true),
    'DELETE /chat/{id}/tags/{tagId}': ({ id, second }) => change(id, second, false),
  };
}
