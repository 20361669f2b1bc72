import { openAsBlob } from 'node:fs';
import { AwsV4Signer } from 'aws4fetch';
import { createPageCheck, withoutEnd } from '../http/list-pages.ts';
import { redact } from '../http/redact.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import type { FileStorage, StoredFile } from '../ports/file-storage.ts';
import { ProviderError, type ProviderErrorKind } from '../ports/provider-error.ts';
import { parseListing } from './s3-listing.ts';

/** Ten million names. */
const maxPages = 10_000;
/** S3: a page of a listing has at most 1,000 names. */
const largestAnswerBytes = 2 * 1024 * 1024;

/**
 * The bucket and the key pair.
 * `endpoint`: an origin; the bucket is in the path, which every service of the kind takes.
 */
export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  timeoutMs: number;
};

type Sent = { method: 'PUT' | 'GET' | 'DELETE'; url: URL; headers?: Record<string, string>; body?: Blob };

/** Returns a storage in a bucket of S3, or of a service that speaks its protocol. */
export function createS3Storage(options: S3Options): FileStorage {
  const { endpoint, bucket, region, accessKey, secretKey, timeoutMs } = options;
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;
  const urlOf = (name: string) => new URL(`${root}/${name.split('/').map(encodeURIComponent).join('/')}`);

  /** Calls the service, and hands the response to `use` while the time runs. */
  async function call<Result>(request: Sent, use: (response: Response) => Promise<Result>): Promise<Result> {
    const limit = startTimeLimit(timeoutMs);
    try {
      return await use(await send(request, limit.signal));
    } catch (error) {
      throw failureOf(error);
    } finally {
      limit.end();
    }
  }

  async function send({ method, url, headers = {}, body }: Sent, signal: AbortSignal): Promise<Response> {
    const keys = { accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region };
    const signed = await new AwsV4Signer({ ...keys, method, url: url.href, headers }).sign();
    const sent = { method, headers: signed.headers, redirect: 'manual' as const, signal };
    return fetch(signed.url, body === undefined ? sent : { ...sent, body });
  }

  function failureOf(error: unknown): ProviderError {
    if (error instanceof ProviderError) return error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return new ProviderError('s3', 'unreachable', redact(String(cause), [secretKey]));
  }

  async function* contentOf(response: Response, end: () => void): AsyncGenerator<Uint8Array> {
    try {
      if (response.body !== null) yield* response.body;
    } catch (error) {
      throw failureOf(error);
    } finally {
      end();
    }
  }

  return {
    store: async (name, { path, bytes, sha256 }) => {
      const body = await openAsBlob(path);
      if (body.size !== bytes) throw new Error('The local file has changed');
      // The service compares the content with the hash, and refuses what was damaged on the way.
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      await call({ method: 'PUT', url: urlOf(name), headers, body }, requireOk);
    },

    async load(name) {
      const limit = startTimeLimit(timeoutMs);
      try {
        const response = await send({ method: 'GET', url: urlOf(name) }, limit.signal);
        if (response.status === 200) return contentOf(response, limit.end);
        if (response.status !== 404) await requireOk(response);
        await response.body?.cancel();
        limit.end();
        return null;
      } catch (error) {
        limit.end();
        throw failureOf(error);
      }
    },

    async remove(name) {
      await call({ method: 'DELETE', url: urlOf(name) }, async (response) => {
        if (response.status !== 404) await requireOk(response);
      });
    },

    async *list(prefix): AsyncGenerator<StoredFile> {
      const mayAsk = createPageCheck(maxPages);
      let next: string | null = '';
      while (next !== null) {
        const url: URL = new URL(root);
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix);
        if (next !== '') url.searchParams.set('continuation-token', next);
        const page = await call({ method: 'GET', url }, async (response) => parseListing(await requireOk(response)));
        yield* page.files;
        next = page.next;
        if (next !== null && !mayAsk(next)) throw new ProviderError('s3', 'unreadable', withoutEnd);
      }
    },

    pathOf: async () => null,
  };
}

/** Returns the text of a 2xx answer. Throws ProviderError for any other. */
async function requireOk(response: Response): Promise<string> {
  const text = await boundedText(response);
  if (response.ok) return text;
  const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? null;
  throw new ProviderError('s3', kindOf(response.status), `HTTP ${response.status}${code === null ? '' : `, ${code}`}`, {
    providerCode: code,
  });
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404) return 'not-found';
  if (status === 429 || status === 503) return 'rate-limited';
  return status >= 500 ? 'unreachable' : 'rejected';
}

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > largestAnswerBytes) throw new ProviderError('s3', 'unreadable', 'The answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
