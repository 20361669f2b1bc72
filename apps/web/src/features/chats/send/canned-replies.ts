import { type CannedReply, inboxRoutes } from '@spotter/contract';
import { fillPlaceholders, hasPlaceholders, noPlaceholderValues } from '@spotter/domain/wording';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { placeholdersQuery } from '../queries.ts';

const queryKey = ['canned-replies'];

/** Returns the coach's saved replies, by shortcut. There is a request only if they are wanted. */
export function useCannedReplies(wanted: boolean) {
  const { api } = useServices();
  return useQuery({ queryKey, enabled: wanted, queryFn: () => api.call(inboxRoutes.listCannedReplies) });
}

/** Finds saved replies while the text is a slash and the beginning of a shortcut, and chooses one of them. */
export function useCannedMenu(text: string) {
  const search = cannedSearch(text);
  const canned = useCannedReplies(search !== null);
  const [active, setActive] = useState(0);
  const replies = search === null ? [] : (canned.data ?? []).filter(({ shortcut }) => shortcut.startsWith(search));
  const place = Math.min(active, replies.length - 1);
  return {
    isShown: search !== null && canned.data !== undefined,
    replies,
    /** The place of the chosen reply; -1 where there is none. */
    place,
    chosen: replies[place],
    step: (by: 1 | -1) => setActive((present) => (present + by + replies.length) % replies.length),
    startOver: () => setActive(0),
  };
}

/** Returns a function that gives a saved reply as it is said in a chat; what cannot be asked for is not known. */
export function useFilledReply(chatId: string) {
  const services = useServices();
  return async ({ text }: CannedReply): Promise<string> => {
    if (!hasPlaceholders(text)) return text;
    const values = await services.queryClient
      .fetchQuery({ ...placeholdersQuery(services, chatId), retry: false })
      .catch(() => noPlaceholderValues);
    return fillPlaceholders(text, values);
  };
}

/** Adds, changes and removes saved replies. */
export function useCannedReplyChanges() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  return {
    save: useMutation({
      mutationFn: ({ _id, ...body }: Omit<CannedReply, '_id'> & { _id: string | null }) =>
        _id === null
          ? api.call(inboxRoutes.addCannedReply, { body })
          : api.call(inboxRoutes.changeCannedReply, { params: { id: _id }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.call(inboxRoutes.removeCannedReply, { params: { id } }),
      onSuccess,
    }),
  };
}

/** Returns the search if the text is a slash and the beginning of a shortcut, otherwise null. */
function cannedSearch(text: string): string | null {
  const match = /^\/([\p{L}\p{N}_-]*)$/u.exec(text);
  return match === null ? null : (match[1] ?? '').toLowerCase();
}
