import { createHash } from 'node:crypto';
import fastify, { type FastifyReply } from 'fastify';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { isSigned, type S3Keys } from './s3-signature.ts';

/** The control side of a bucket: what is in it. */
export type S3Control = {
  names(): string[];
  /** Puts something into the bucket as another program would; `storedAt`: when it did. */
  put(name: string, content: Buffer, storedAt: Date): void;
  /** Answers everything with this status; null: as usual. */
  setStatus(status: number | null): void;
};

export type S3Simulator = Simulator<S3Control>;

type Entry = { content: Buffer; storedAt: Date };

const largestBytes = 64 * 1024 * 1024;

/** Returns a service with one bucket: it stores, loads, removes and lists objects, and checks every signature. */
export function createS3Simulator(
  options: S3Keys & { bucket: string; now: () => Date; pageLength?: number },
): S3Simulator {
  const { bucket, now, pageLength = 1000 } = options;
  const app = fastify({ forceCloseConnections: true, bodyLimit: largestBytes });
  const entries = new Map<string, Entry>();
  let status: number | null = null;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async ({ raw }, reply) => {
    if (status !== null) return refuse(reply, status, 'InternalError');
    const { method = '', url = '', headers } = raw;
    if (!isSigned({ method, url, headers }, options)) return refuse(reply, 403, 'SignatureDoesNotMatch');
    if (new URL(url, 'http://bucket').pathname.split('/')[1] !== bucket) return refuse(reply, 404, 'NoSuchBucket');
  });

  app.put<{ Params: { '*': string }; Body: Buffer | null }>('/:bucket/*', async (request, reply) => {
    const content = request.body ?? Buffer.alloc(0);
    const reported = request.headers['x-amz-content-sha256'];
    if (reported !== 'UNSIGNED-PAYLOAD' && reported !== createHash('sha256').update(content).digest('hex'))
      return refuse(reply, 400, 'XAmzContentSHA256Mismatch');
    entries.set(request.params['*'], { content, storedAt: now() });
    return reply.send('');
  });
  app.get<{ Params: { '*': string } }>('/:bucket/*', async (request, reply) => {
    const entry = entries.get(request.params['*']);
    if (entry === undefined) return refuse(reply, 404, 'NoSuchKey');
    return reply.type('application/octet-stream').send(entry.content);
  });
  app.delete<{ Params: { '*': string } }>('/:bucket/*', async (request, reply) => {
    entries.delete(request.params['*']);
    return reply.code(204).send();
  });
  app.get<{ Querystring: { prefix?: string; 'continuation-token'?: string } }>('/:bucket', async ({ query }, reply) => {
    const after = query['continuation-token'] ?? '';
    const found = [...entries]
      .filter(([name]) => name.startsWith(query.prefix ?? '') && name > after)
      .toSorted(([left], [right]) => (left < right ? -1 : 1));
    const page = found.slice(0, pageLength);
    const rest = found.length > page.length ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
    const listed = page.map(
      ([name, { storedAt }]) =>
        `<Contents><Key>${name}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
    );
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${rest !== ''}</IsTruncated>${rest}${listed.join('')}</ListBucketResult>`,
      );
  });

  return asSimulator(app, {
    names: () => [...entries.keys()].toSorted(),
    put: (name, content, storedAt) => void entries.set(name, { content, storedAt }),
    setStatus: (given) => void (status = given),
  });
}

function refuse(reply: FastifyReply, status: number, code: string) {
  return reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);
}
