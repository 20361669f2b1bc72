import type { FastifyInstance } from 'fastify';

/** A simulator: its HTTP side, and the side of the people who use it. */
export type Simulator<Control> = {
  app: FastifyInstance;
  control: Control;
  /** Listens on 127.0.0.1 (any free port if none is given); gives the origin. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
};
