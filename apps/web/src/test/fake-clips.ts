import type { Clip, ClipBody } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** Returns a recording that the agent may send. */
export function aClip(given: Partial<Clip> = {}): Clip {
  return {
    _id: 'clip-1',
    name: 'How check-ins work',
    kind: 'audio',
    whenToUse: 'They ask how check-ins work',
    perContactOnce: true,
    showsPerson: false,
    consent: null,
    url: '/api/chat/media/clip-1/How-check-ins-work.wav',
    bytes: 32_044,
    channels: ['instagram', 'messenger'],
    problem: null,
    ...given,
  };
}

/** The fake backend's handlers for clips. */
export function clipHandlers(stored: { clips: Clip[] }): Record<string, Handler> {
  return {
    'GET /clips': () => ({ value: stored.clips }),
    'PUT /clips/{id}': ({ id, body }) => {
      const clip = stored.clips.find(({ _id }) => _id === id);
      return clip === undefined ? null : { value: Object.assign(clip, body) };
    },
    'DELETE /clips/{id}': ({ id }) => {
      stored.clips = stored.clips.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
  };
}

/** Adds what a form holds. */
export function addFromForm(stored: { clips: Clip[] }, body: RequestInit['body']): Clip {
  const form = body as FormData;
  const file = form.get('file') as File;
  const fields = JSON.parse(form.get('clip') as string) as ClipBody;
  const kind = file.type.startsWith('image/') ? 'image' : 'audio';
  const clip = aClip({ ...fields, _id: file.name, kind });
  stored.clips.push(clip);
  return clip;
}
