import { fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalServer } from '../test-support/local-server.ts';
import { createPublicAgent, isPublicAddress, mayBePublicHost } from './public-addresses.ts';

test.each(['8.8.8.8', '157.240.1.35', '2a03:2880:f12f:83:face:b00c::25de', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a host in words may be anything until it is resolved', () => {
  expect(mayBePublicHost('localhost')).toBe(true);
  expect(mayBePublicHost('[::1]')).toBe(false);
  expect(mayBePublicHost('127.0.0.1')).toBe(false);
});

describe('a client that reaches public addresses only', () => {
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  beforeAll(async () => {
    server = await startLocalServer(() => ({ text: 'inside' }));
  });
  afterAll(() => server.stop());

  test('connects to what it has judged, whatever the name says otherwise', async () => {
    const asked: string[] = [];
    const agent = createPublicAgent((hostname, options, done) => {
      asked.push(hostname);
      if (options.all === true)
        (done as unknown as (error: null, all: object[]) => void)(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
    });
    const url = new URL(server.origin);
    url.hostname = 'scontent.example';
    expect(await (await fetch(url, { dispatcher: agent })).text()).toBe('inside');
    expect(asked).toEqual(['scontent.example']);
    await agent.close();
  });

  test('does not connect where a name leads to this machine', async () => {
    const before = server.received.length;
    const agent = createPublicAgent();
    const url = new URL(server.origin);
    url.hostname = 'localhost';
    const failure: unknown = await fetch(url, { dispatcher: agent }).catch((error: Error) => error.cause);
    expect(failure).toMatchObject({ message: 'The name leads to no public address' });
    expect(server.received).toHaveLength(before);
    await agent.close();
  });
});
