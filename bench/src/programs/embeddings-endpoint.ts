import { createEmbeddingsSimulator } from '@spotter/simulators/embeddings/embeddings-simulator';
import { answerCalls } from '../running/program-calls.ts';

/** The simulator of an embeddings endpoint, in a process of its own as a real one is. */
const calls = {
  start: (_: null): Promise<string> => createEmbeddingsSimulator().listen(),
};

export type EmbeddingsEndpoint = typeof calls;

answerCalls(calls);
