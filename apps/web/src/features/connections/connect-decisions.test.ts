import type { Integration } from '@spotter/contract';
import { describe, expect, test } from 'vitest';
import { decideResult, decideStart, findAwaited } from './connect-decisions.ts';
import { connectionMessages, integrationMissingSentence, problemSentence } from './messages.ts';
import { type Service, services } from './services.ts';
import type { SetupMessage } from './setup-message.ts';

const [first, second] = services as [Service, Service];
const agent = { _id: 'agent_1' };
const connections = { integrations: [{ _id: 'integration_1', serviceName: first.serviceName } as Integration] };
const attempt = { agentId: 'agent_1', integrationId: 'integration_1', at: 0 };
const message = (values: Record<string, string>): SetupMessage => ({
  kind: 'spotter:setup',
  service: 'integration_1',
  ...values,
});

describe('a coach begins to connect', () => {
  test.each([
    ['without an agent', first, null, { kind: 'refused', sentence: connectionMessages.agentIdRequired }],
    [
      'a service that is missing',
      second,
      agent,
      { kind: 'refused', sentence: integrationMissingSentence(second.name) },
    ],
    [
      'a service that is there',
      first,
      agent,
      { kind: 'begin', attempt: { agentId: 'agent_1', integrationId: 'integration_1' } },
    ],
  ])('%s', (_name, service, whose, expected) => {
    expect(decideStart(service, whose, connections)).toEqual(expected);
  });
});

describe('a result of a popup', () => {
  test('is taken by the page that waits for it', () => {
    expect(findAwaited(message({}), attempt, agent, connections)).toEqual({ attempt, service: first });
  });

  test.each([
    ['nothing was begun', message({}), null, agent, connections],
    ['it was begun for another agent', message({}), attempt, { _id: 'agent_2' }, connections],
    ['there is no agent', message({}), attempt, null, connections],
    ['it is of another service', message({ service: 'integration_2' }), attempt, agent, connections],
    ['its service is gone', message({}), attempt, agent, { integrations: [] }],
  ])('is ignored where %s', (_name, result, begun, whose, known) => {
    expect(findAwaited(result, begun, whose, known)).toBeNull();
  });

  test.each([
    [{ error: 'access_denied' }, { kind: 'canceled' }],
    [{ error: 'access_denied', accessToken: 'ticket_1' }, { kind: 'canceled' }],
    [
      { error: 'server_error', error_description: 'missing_permissions' },
      { kind: 'failed', sentence: problemSentence('server_error', 'missing_permissions') },
    ],
    [{}, { kind: 'failed', sentence: connectionMessages.noData }],
    [{ accessToken: 'ticket_1' }, { kind: 'save', ticket: 'ticket_1' }],
    [
      { accessToken: 'ticket_1', pages: '1' },
      { kind: 'save', ticket: 'ticket_1' },
    ],
    [
      { accessToken: 'ticket_1', pages: '2' },
      { kind: 'choose', ticket: 'ticket_1' },
    ],
  ])('with %j', (values, expected) => {
    expect(decideResult(message(values as Record<string, string>))).toEqual(expected);
  });
});
