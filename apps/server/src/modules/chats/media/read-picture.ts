import {
  parseDescription,
  descriptionQuestion,
  type ReadingFailure,
  type PictureDescription,
} from '@spotter/domain/media';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { FetchedMedia } from '@spotter/providers/ports/contact-media';
import { reasonOf, type Read } from './read-recording.ts';
import { toSmallPicture } from './small-picture.ts';

const maxTokens = 200;
const timeoutMs = 30_000;
const nothing: PictureDescription = { status: 'failed', text: '', kind: null, failure: null };

/**
 * Fetches a picture into memory and has a model describe it in one line. The model that answers gets that line
 * and never the picture, so no writing in it can give orders to whoever books and sends.
 */
export async function readPicture({
  fetch,
  model,
}: {
  fetch: () => Promise<FetchedMedia>;
  model: LanguageModel | null;
}): Promise<Read<PictureDescription>> {
  if (model === null) return { kind: 'read', reading: { ...nothing, status: 'off' } };
  const found = await fetch();
  if (found.kind === 'unreachable') return { kind: 'again', afterMs: null, detail: 'The picture could not be fetched' };
  if (found.kind === 'refused')
    return failed(found.because === 'unknown-type' ? 'not-picture' : reasonOf(found.because));
  const picture = found.type.kind === 'image' ? await toSmallPicture(found.bytes) : null;
  if (picture === null) return failed('not-picture');
  const outcome = await model.generate(null, {
    instructions: descriptionQuestion,
    messages: [{ role: 'user', content: 'What is in this picture?' }],
    picture,
    tools: [],
    maxOutputTokens: maxTokens,
    timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  });
  switch (outcome.kind) {
    case 'text': {
      const description = parseDescription(outcome.text);
      return description === null
        ? failed('refused')
        : { kind: 'read', reading: { ...nothing, ...description, status: 'ready' } };
    }
    case 'unusable':
      return failed('refused');
    case 'unavailable':
      return { kind: 'again', afterMs: outcome.retryAfterMs, detail: outcome.detail };
    case 'aborted':
      return { kind: 'again', afterMs: null, detail: 'The model took too long' };
  }
}

function failed(failure: ReadingFailure): Read<PictureDescription> {
  return { kind: 'read', reading: { ...nothing, failure } };
}
