import { simulatorDistances } from '@spotter/demo/sandbox-ports';

/** The simulators instead of services that are not configured, where they are on. */
export type Sandbox = {
  enabled: boolean;
  port: number;
  /** Returns the secret with which a service signs, by its name. */
  secretOf(name: string): string;
  demoPassword: string;
  /**
   * Whether its phone can put the clock ahead:
   * on the operator's own machine only, for all who use it jump with it.
   */
  movesClock: boolean;
};

/** Returns the port of a simulator, counted from the port of the sandbox's page. */
export function sandboxPort(sandbox: Sandbox, simulator: keyof typeof simulatorDistances): number {
  return sandbox.port + simulatorDistances[simulator];
}

export function sandboxOrigin(sandbox: Sandbox, simulator: keyof typeof simulatorDistances): string {
  return `http://127.0.0.1:${sandboxPort(sandbox, simulator)}`;
}
