import { type Chat, type Tag, type TagBody, tagRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { changeChat, stateOf } from '../queries.ts';

const tagsKey = ['tags'];

/** Returns the tags of the workspace by their names. They are kept live. */
export function useTags() {
  const { api, live, reading } = useServices();
  useEffect(() => live.on('accountChanged', () => reading.again(tagsKey)), [live, reading]);
  return useQuery({ queryKey: tagsKey, queryFn: () => api.call(tagRoutes.list) });
}

/** Whether a tag that conversations are narrowed by was deleted. */
export function useIsTagGone(tagId: string | null): boolean {
  const tags = useTags().data;
  return tagId !== null && tags !== undefined && !tags.some(({ _id }) => _id === tagId);
}

/** Gives a chat a tag, or takes it off. The chat shows it once the server has it. */
export function useChatTag(chatId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tagId, has }: { tagId: string; has: boolean }): Promise<Chat> =>
      api.call(has ? tagRoutes.give : tagRoutes.take, { params: { id: chatId, tagId } }),
    onSuccess: async (chat) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      await queryClient.invalidateQueries({ queryKey: tagsKey });
    },
  });
}

/** Returns a function that has the tags read again. */
export function useReadTagsAgain() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: tagsKey }), [queryClient]);
}

/** Adds a tag, or changes the one with the id. */
export function useSaveTag() {
  const { api } = useServices();
  const onSuccess = useReadTagsAgain();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: TagBody }): Promise<Tag> =>
      id === null ? api.call(tagRoutes.create, { body }) : api.call(tagRoutes.update, { params: { id }, body }),
    onSuccess,
  });
}

export function useMergeTags() {
  const { api } = useServices();
  const onSuccess = useReadTagsAgain();
  return useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      api.call(tagRoutes.merge, { params: { id }, body: { into } }),
    onSuccess,
  });
}

export function useRemoveTag() {
  const { api } = useServices();
  const onSuccess = useReadTagsAgain();
  return useMutation({ mutationFn: (id: string) => api.call(tagRoutes.remove, { params: { id } }), onSuccess });
}
