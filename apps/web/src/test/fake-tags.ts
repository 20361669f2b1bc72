import type { Chat, Tag, TagBody } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** Returns a tag that does nothing but be there. */
export function aTag(given: Partial<Tag> = {}): Tag {
  return { _id: 'tag-1', name: 'Warm', color: 'amber', byAgent: false, client: false, rule: null, chats: 0, ...given };
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
