import type { FastifyInstance } from 'fastify';

/** A simulator: its HTTP side, and the side of the people who use it. */
export type Simulator<Control> = {
  app: FastifyInstance;
  control: Control;
  /** Listens on 127.0.0.1 (any free port if none is given); returns the origin. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
};

/** Joins the two sides. `beforeClose` ends what the simulator does on its own. */
export function asSimulator<Control>(
  app: FastifyInstance,
  control: Control,
  beforeClose: () => void = () => {},
): Simulator<Control> {
  return {
    app,
    control,
    listen: (port = 0) => app.listen({ port, host: '127.0.0.1' }),
    async close() {
      beforeClose();
      await app.close();
    },
  };
}
