import { type Agent, ShortSource } from '@spotter/contract';

/** Whether the agent answers for an account, on any channel. */
export function hasAccount(agent: Agent): boolean {
  return ShortSource.options.some((channel) => agent[channel] !== null);
}
