import fastify from 'fastify';
import { z } from 'zod';
import { errorBody } from '../language-model/language-model-wire.ts';
import { createFaultSwitches } from '../shell/fault-switches.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { embedText } from './embed-text.ts';

/** The misbehavior of the simulator. */
export type EmbeddingsFaults = {
  /** Every call is answered 503. */
  down?: boolean | undefined;
  /** Answers 200 with fewer vectors than texts. */
  short?: boolean | undefined;
};

/** The control side of the embeddings simulator. */
export type EmbeddingsControl = {
  setFaults(faults: EmbeddingsFaults): void;
  clearFaults(): void;
  faults(): Readonly<EmbeddingsFaults>;
  /** Returns how many texts it embedded. */
  count(): number;
};

const EmbeddingsRequest = z.object({
  model: z.string().min(1),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2048)]),
  encoding_format: z.enum(['float', 'base64']).optional(),
});

/** An embeddings endpoint with OpenAI's protocol. Its base URL is the origin + `/v1`. */
export type EmbeddingsSimulator = Simulator<EmbeddingsControl>;

/** Returns a simulator that answers right away, the same vector to the same text. */
export function createEmbeddingsSimulator(): EmbeddingsSimulator {
  const app = fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const faults = createFaultSwitches<EmbeddingsFaults>(() => {});
  let count = 0;

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(errorBody(error.message, 'invalid_request_error')),
  );

  app.post('/v1/embeddings', async (request, reply) => {
    const { down, short } = faults.now();
    const refuse = (status: number, message: string) =>
      reply.code(status).send(errorBody(message, status < 500 ? 'invalid_request_error' : 'server_error'));
    if (!/^Bearer \S/.test(request.headers.authorization ?? '')) return refuse(401, 'You did not provide an API key.');
    if (down) return refuse(503, 'The server is overloaded.');
    const parsed = EmbeddingsRequest.safeParse(request.body);
    if (!parsed.success) return refuse(400, 'The input cannot be read.');
    const { model, input, encoding_format: format } = parsed.data;
    const texts = typeof input === 'string' ? [input] : input;
    count += texts.length;
    const vectors = texts.map(embedText).slice(short ? 1 : 0);
    const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    return {
      object: 'list',
      model,
      data: vectors.map((vector, index) => ({
        object: 'embedding',
        index,
        embedding: format === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector,
      })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  });

  return asSimulator(app, { ...faults.control, count: () => count });
}
