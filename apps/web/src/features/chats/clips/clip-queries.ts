import { type Clip, type ClipBody, clipRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../api/services.ts';

const clipsKey = ['clips'];

/** Returns the clips of the workspace by their names. They are kept live. */
export function useClips() {
  const { api, live, reading } = useServices();
  useEffect(() => live.on('accountChanged', () => reading.again(clipsKey)), [live, reading]);
  return useQuery({ queryKey: clipsKey, queryFn: () => api.call(clipRoutes.list) });
}

/** Adds a clip with its file, or changes what is said of one. `progress`: how far the upload is, from 0 to 1. */
export function useSaveClip() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function upload(file: File, clip: ClipBody): Promise<Clip> {
    stop.current = new AbortController();
    const body = new FormData();
    // The file comes last: the server reads the rest before it.
    body.append('clip', JSON.stringify(clip));
    body.append('file', file);
    try {
      const { path, response } = clipRoutes.create;
      const answer = await api.upload(path, { body, signal: stop.current.signal, onProgress: setProgress });
      return response.parse(await answer.json());
    } finally {
      setProgress(null);
    }
  }

  const save = useMutation({
    mutationFn: ({ id, file, clip }: { id: string | null; file: File | null; clip: ClipBody }): Promise<Clip> =>
      id === null ? upload(file!, clip) : api.call(clipRoutes.update, { params: { id }, body: clip }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clipsKey }),
  });
  return { save, progress };
}

/** Returns what deletes a clip. */
export function useRemoveClip() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: string) => {
      await api.call(clipRoutes.remove, { params: { id } });
      await queryClient.invalidateQueries({ queryKey: clipsKey });
    },
    [api, queryClient],
  );
}
