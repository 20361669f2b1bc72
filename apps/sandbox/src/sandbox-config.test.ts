import { describe, expect, test } from 'vitest';
import { readSandboxConfig } from './sandbox-config.ts';

describe('the environment', () => {
  test('with nothing set, everything has its place', () => {
    expect(readSandboxConfig({ PUBLIC_URL: '', PORT: '4000' })).toMatchObject({
      config: {
        port: 3001,
        host: '127.0.0.1',
        spotterUrl: 'http://localhost:4000',
        instagramAppId: 'sandbox-instagram-app',
      },
    });
  });

  test.each([
    { SANDBOX_PORT: 'abc' },
    { SANDBOX_PORT: '65528' },
    { PUBLIC_URL: 'ftp://x' },
    { FACEBOOK_APP_ID: 'abc' },
  ])('%j is refused by name', (environment) => {
    expect(readSandboxConfig(environment)).toEqual({
      problem: expect.stringContaining(Object.keys(environment)[0]!),
    });
  });
});
