import { refusal } from '../graph/graph-refusals.ts';
import type { SentFile } from '../graph/sent-files.ts';
import type { MediaDialect } from '../platform-dialect.ts';

const fetchTimeoutMs = 10_000;

/** Fetches what an app wants to send. Refuses, as the platform does, what is not the file itself or not taken. */
export async function fetchMedia(
  dialect: MediaDialect,
  { type: kind, url }: { type: string; url: string | null },
  fetchFile: typeof fetch,
): Promise<SentFile> {
  const limits = dialect.kinds[kind];
  if (limits === undefined || url === null) throw refusal(...dialect.refusals.wrongType);
  const response = await fetchFile(url, { redirect: 'manual', signal: AbortSignal.timeout(fetchTimeoutMs) }).catch(
    () => {
      throw refusal(...dialect.refusals.unreachable);
    },
  );
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (response.status !== 200 || !limits.types.includes(type)) {
    await response.body?.cancel();
    throw refusal(...(response.ok ? dialect.refusals.wrongType : dialect.refusals.unreachable));
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > limits.maxBytes) throw refusal(...dialect.refusals.tooLarge);
    pieces.push(piece);
  }
  if (bytes === 0) throw refusal(...dialect.refusals.wrongType);
  return { type, content: Buffer.concat(pieces) };
}
