import { simulatorDistances } from '@spotter/demo/sandbox-ports';

/** The simulators that stand for what is not configured, where they are on. */
export type Sandbox = {
  enabled: boolean;
  port: number;
  /** What its services sign and prove themselves with, by name. */
  secretOf(name: string): string;
  demoPassword: string;
};

/** Each simulator listens on a port of its own, counted from the sandbox's page. */
export function sandboxPort(sandbox: Sandbox, simulator: keyof typeof simulatorDistances): number {
  return sandbox.port + simulatorDistances[simulator];
}

export function sandboxOrigin(sandbox: Sandbox, simulator: keyof typeof simulatorDistances): string {
  return `http://127.0.0.1:${sandboxPort(sandbox, simulator)}`;
}
