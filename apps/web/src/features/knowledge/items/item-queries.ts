import {
  type KnowledgeDetail,
  KnowledgeItem,
  type KnowledgeKind,
  knowledgeRoutes,
  type NewKnowledge,
} from '@spotter/contract';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changeCached } from '../../../api/live/change-cached.ts';
import { useServices } from '../../../api/services.ts';

const itemsKey = ['knowledge'];
const issuesKey = ['knowledge-issues'];
const detailKey = (id: string) => ['knowledge-detail', id];

/** How often a list is fetched again while something in it is being read, in ms; news usually comes sooner, live. */
const readingAgainMs = 3000;
const pageLimit = 50;

type Page = { value: KnowledgeItem[]; nextCursor: string | null };

/** Returns what the coach has said is true, of one kind, newest first. */
export function useItems(kind: KnowledgeKind) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...itemsKey, kind],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }): Promise<Page> =>
      api.page(knowledgeRoutes.list, { query: { kind, limit: pageLimit, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): KnowledgeItem[] => [
      ...new Map(pages.flatMap(({ value }) => value).map((item) => [item._id, item])).values(),
    ],
    refetchInterval: ({ state }) => (isAnyReading(state.data) ? readingAgainMs : false),
  });
}

const isAnyReading = (data: InfiniteData<Page> | undefined): boolean =>
  data?.pages.some(({ value }) => value.some(({ state }) => state === 'reading')) ?? false;

/** Shows how far reading is as soon as the server tells. */
export function useLiveItems(): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('knowledgeChanged', ({ id, item }) => {
        if (item === null) return reading.again(itemsKey, issuesKey);
        changeCached<InfiniteData<Page>>(queryClient, [...itemsKey, item.kind], (data) => data && withItem(data, item));
        if (item.state === 'reading') return;
        reading.again(itemsKey, issuesKey, detailKey(id));
      }),
      live.follow(() => reading.catchUp(itemsKey, issuesKey)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient, reading]);
}

function withItem(data: InfiniteData<Page>, item: KnowledgeItem): InfiniteData<Page> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      value: page.value.map((other) => (other._id === item._id ? item : other)),
    })),
  };
}

/** Returns one of them with what was read. */
export function useItemDetail(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () => api.call(knowledgeRoutes.find, { params: { id } }),
  });
}

/** What may be changed of an item: of an answer, of a page, or of a file. */
export type ItemChange = { question: string; answer: string } | { url: string } | { name: string };

/** Adds and changes what the coach has said is true. Every change is followed by reading the lists again. */
export function useItemChanges() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const onSuccess = (item: KnowledgeItem) => {
    queryClient.setQueryData<InfiniteData<Page>>([...itemsKey, item.kind], (data) => data && withItem(data, item));
    for (const queryKey of [itemsKey, issuesKey, detailKey(item._id)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return {
    add: useMutation({
      mutationFn: (added: NewKnowledge) => api.call(knowledgeRoutes.create, { body: added }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & ItemChange) =>
        api.call(knowledgeRoutes.update, { params: { id }, body }),
      onSuccess,
    }),
    refresh: useMutation({
      mutationFn: (id: string) => api.call(knowledgeRoutes.refresh, { params: { id } }),
      onSuccess,
    }),
    /** Reads again, and uses what is found although it may be wrong. */
    trust: useMutation({
      mutationFn: (id: string) => api.call(knowledgeRoutes.trust, { params: { id } }),
      onSuccess,
    }),
    upload: useMutation({
      mutationFn: async (file: File) => {
        const body = new FormData();
        body.append('file', file);
        const answer = await api.send('/knowledge', { method: 'POST', body });
        return KnowledgeItem.parse(await answer.json());
      },
      onSuccess,
    }),
  };
}

/** Replaces how leads may ask for a passage. */
export function useWordings(id: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { passage: string; wordings: string[] }) =>
      api.call(knowledgeRoutes.setWordings, { params: { id }, body }),
    onSuccess: (detail) => queryClient.setQueryData<KnowledgeDetail>(detailKey(id), detail),
  });
}

/** Returns a function that deletes one of them, even while the page is being closed. */
export function useRemoveItem() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: string) => {
      await api.send(`/knowledge/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
      for (const queryKey of [itemsKey, issuesKey]) void queryClient.invalidateQueries({ queryKey });
    },
    [api, queryClient],
  );
}
