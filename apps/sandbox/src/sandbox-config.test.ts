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
    { SANDBOX_PORT: '65527' },
    { PUBLIC_URL: 'ftp://x' },
    { FACEBOOK_APP_ID: 'abc' },
  ])('%j is refused by name', (environment) => {
    expect(readSandboxConfig(environment)).toEqual({
      problem: expect.stringContaining(Object.keys(environment)[0]!),
    });
  });

  test.each([{ HOST: '0.0.0.0' }, { HOST: '10.0.0.7' }, { PUBLIC_URL: 'https://spotter.example' }])(
    '%j is too public for secrets that are published',
    (environment) => {
      expect(readSandboxConfig(environment)).toEqual({ problem: expect.stringContaining('HOST must be this machine') });
    },
  );

  test('a public demo shows its page to the public and its simulators to nobody, with secrets of its own', () => {
    const demo = { SANDBOX: 'public-demo', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' };
    expect(readSandboxConfig(demo)).toEqual({ problem: expect.stringContaining('npm start') });
    const read = readSandboxConfig({ ...demo, SANDBOX_SECRET: 'x'.repeat(32) });
    expect(read).toMatchObject({ config: { host: '0.0.0.0', simulatorHost: '127.0.0.1' } });
    expect(JSON.stringify(read)).not.toMatch(/sandbox-\w+-secret|sandbox-verify-token/);
  });
});
