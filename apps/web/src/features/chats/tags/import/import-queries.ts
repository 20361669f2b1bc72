import { type TagImport, tagImportRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../../../api/services.ts';
import { useReadTagsAgain } from '../tag-queries.ts';

const importsKey = ['tag-imports'];
/** How often the progress of an import is asked for, in ms. */
const progressMs = 700;

const isRunning = (imports: TagImport[] | undefined) => imports?.some(({ state }) => state !== 'done') === true;

/** Returns the imports of tags. Asks again while one runs, and reads the tags again when it is over. */
export function useTagImports() {
  const { api } = useServices();
  const readTags = useReadTagsAgain();
  const imports = useQuery({
    queryKey: importsKey,
    queryFn: () => api.call(tagImportRoutes.listImports),
    refetchInterval: ({ state }) => (isRunning(state.data) ? progressMs : false),
  });
  const runs = isRunning(imports.data);
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !runs) void readTags();
    ran.current = runs;
  }, [runs, readTags]);
  return imports;
}

/** Says what a list would do. */
export function usePlanImport() {
  const { api } = useServices();
  return useMutation({ mutationFn: (text: string) => api.call(tagImportRoutes.planImport, { body: { text } }) });
}

/** Has the imports and the tags read again. */
function useReadImportsAgain() {
  const queryClient = useQueryClient();
  const readTags = useReadTagsAgain();
  return useCallback(
    () => Promise.all([queryClient.invalidateQueries({ queryKey: importsKey }), readTags()]),
    [queryClient, readTags],
  );
}

/** Gives the tags of a list. */
export function useStartImport() {
  const { api } = useServices();
  const onSuccess = useReadImportsAgain();
  return useMutation({
    mutationFn: (body: { text: string; name?: string; skipWrong: boolean }) =>
      api.call(tagImportRoutes.startImport, { body }),
    onSuccess,
  });
}

/** Returns a function that takes back what an import gave. */
export function useUndoImport() {
  const { api } = useServices();
  const readAgain = useReadImportsAgain();
  return useCallback(
    async (id: string) => {
      await api.call(tagImportRoutes.undoImport, { params: { id } });
      await readAgain();
    },
    [api, readAgain],
  );
}
