import { describe, expect, test } from 'vitest';
import { answerFetch, forgetOtherShells, storeShell } from './offline-shell.ts';
import type { WorkerScope } from './worker-scope.ts';

const origin = 'https://spotter.example';
const shell = { version: 'manifest-b', files: ['/assets/app-1.js', '/assets/manifest-b.js'] };
const page = '<script src="/assets/manifest-b.js"></script>';

/** Makes a browser with a store in front of a server with the given answers by path. Other paths get a 404. */
function aBrowser(answers: Record<string, string>) {
  const caches = new Map<string, Map<string, Response>>();
  const net = { on: true, asked: [] as string[] };
  const fetchFrom: typeof fetch = async (asked) => {
    const { pathname } = new URL(typeof asked === 'object' && 'url' in asked ? asked.url : String(asked), origin);
    net.asked.push(pathname);
    if (!net.on) throw new TypeError('Failed to fetch');
    const answer = answers[pathname];
    return answer === undefined ? new Response('', { status: 404 }) : new Response(answer);
  };
  const storeOf = (name: string) => {
    const stored = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, stored);
    return {
      async addAll(paths: string[]) {
        const fetched = await Promise.all(paths.map(async (path) => [path, await fetchFrom(path)] as const));
        if (fetched.some(([, { ok }]) => !ok)) throw new TypeError('Not all of them are there');
        for (const [path, response] of fetched) stored.set(path, response);
      },
      put: async (path: string, response: Response) => void stored.set(path, response),
      match: async (path: string) => stored.get(path)?.clone(),
    };
  };
  const scope = {
    location: { origin },
    caches: {
      open: async (name: string) => storeOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: fetchFrom,
  } as unknown as WorkerScope;
  return { scope, net, stores: () => [...caches.keys()] };
}

const whole = { '/dashboard': page, '/assets/app-1.js': 'app', '/assets/manifest-b.js': 'manifest' };

function ask(address: string, given: { mode?: string; method?: string } = {}): Request {
  const { mode = 'cors', method = 'GET' } = given;
  return { url: new URL(address, origin).href, method, mode } as Request;
}

const navigate = (address: string) => ask(address, { mode: 'navigate' });

describe('without a net', () => {
  test('every page begins from the store, with its files', async () => {
    const { scope, net } = aBrowser(whole);
    await storeShell(scope, shell);
    net.on = false;
    expect(await (await answerFetch(scope, shell, navigate('/dashboard/chat/1?from=push')))?.text()).toBe(page);
    expect(await (await answerFetch(scope, shell, ask('/assets/app-1.js')))?.text()).toBe('app');
  });

  test('a page that was never stored fails as it would without a worker', async () => {
    const { scope, net } = aBrowser(whole);
    net.on = false;
    await expect(answerFetch(scope, shell, navigate('/dashboard'))).rejects.toThrow('Failed to fetch');
  });
});

describe('with a net', () => {
  test('pages come from there, so that nobody sees an old version', async () => {
    const { scope } = aBrowser({ ...whole, '/calls': 'a newer page' });
    await storeShell(scope, shell);
    expect(await (await answerFetch(scope, shell, navigate('/calls')))?.text()).toBe('a newer page');
  });

  test('files of this build come from the store', async () => {
    const { scope, net } = aBrowser(whole);
    await storeShell(scope, shell);
    net.asked = [];
    await answerFetch(scope, shell, ask('/assets/app-1.js'));
    expect(net.asked).toEqual([]);
  });

  test.each([
    ['what the API says', ask('/api/chat/1')],
    ['a download', navigate('/api/users/me/export')],
    ['what is sent', ask('/dashboard', { method: 'POST' })],
    ['files of other builds', ask('/assets/app-0.js')],
    ['other servers', ask('https://elsewhere.example/assets/app-1.js')],
  ])('%s is none of its business', (_what, request) => {
    const { scope } = aBrowser(whole);
    expect(answerFetch(scope, shell, request)).toBeNull();
  });
});

describe('a new build', () => {
  test('is stored whole, and takes the place of the one before', async () => {
    const { scope, stores } = aBrowser({ ...whole, '/assets/manifest-a.js': '' });
    const old = { version: 'manifest-', files: ['/assets/manifest-a.js'] };
    await storeShell(scope, old);
    await storeShell(scope, shell);
    await forgetOtherShells(scope, shell);
    expect(stores()).toEqual(['shell-manifest-b']);
  });

  test('is not stored where a file is missing, or the page is of another build', async () => {
    const { '/assets/app-1.js': _, ...missing } = whole;
    await expect(storeShell(aBrowser(missing).scope, shell)).rejects.toThrow('Not all of them');
    const other = aBrowser({ ...whole, '/dashboard': page.replace('manifest-b', 'manifest-c') });
    await expect(storeShell(other.scope, shell)).rejects.toThrow('another build');
  });
});
