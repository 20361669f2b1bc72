import type { Agent } from '@spotter/contract';
import type { Attempt } from './attempt.ts';
import { connectionMessages, integrationMissingSentence, problemSentence } from './messages.ts';
import { type Connections, integrationOf, type Service, services } from './services.ts';
import { parseSetup, type SetupMessage } from './setup-message.ts';

/** Decides whether the coach can begin to connect a service, and for what the popup is asked. */
export function decideStart(
  service: Service,
  agent: Pick<Agent, '_id'> | null,
  { integrations }: Pick<Connections, 'integrations'>,
): { kind: 'refused'; sentence: string } | { kind: 'begin'; attempt: Omit<Attempt, 'at'> } {
  if (agent === null) return { kind: 'refused', sentence: connectionMessages.agentIdRequired };
  const integration = integrationOf(service, integrations);
  if (integration === undefined) return { kind: 'refused', sentence: integrationMissingSentence(service.name) };
  return { kind: 'begin', attempt: { agentId: agent._id, integrationId: integration._id } };
}

/** Returns the service that a popup's result is about; null where this page does not wait for it. */
export function findAwaited(
  message: SetupMessage,
  attempt: Attempt | null,
  agent: Pick<Agent, '_id'> | null,
  { integrations }: Pick<Connections, 'integrations'>,
): { attempt: Attempt; service: Service } | null {
  if (attempt === null || attempt.agentId !== agent?._id || attempt.integrationId !== message.service) return null;
  const integration = integrations.find(({ _id }) => _id === attempt.integrationId);
  const service = services.find(({ serviceName }) => serviceName === integration?.serviceName);
  return service === undefined ? null : { attempt, service };
}

/** Decides what follows from a popup's result. */
export function decideResult(
  message: SetupMessage,
): { kind: 'canceled' } | { kind: 'failed'; sentence: string } | { kind: 'choose' | 'save'; ticket: string } {
  // The user canceled on purpose, so this is not an error.
  if (message['error'] === 'access_denied') return { kind: 'canceled' };
  if (message['error'] !== undefined) {
    return { kind: 'failed', sentence: problemSentence(message['error'], message['error_description']) };
  }
  const query = parseSetup(message);
  if (query?.accessToken === undefined) return { kind: 'failed', sentence: connectionMessages.noData };
  return { kind: (query.pages ?? 1) > 1 ? 'choose' : 'save', ticket: query.accessToken };
}
