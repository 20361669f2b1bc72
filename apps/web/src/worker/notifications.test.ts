import type { PushMessage } from '@spotter/contract';
import { describe, expect, test } from 'vitest';
import { answerClick, showPush } from './notifications.ts';
import type { PageClient, ShownOptions, WorkerScope } from './worker-scope.ts';

const origin = 'https://spotter.example';
const path = '/dashboard/chat/chat-1?notification=n-1&by=push';

function aPush(given: Partial<PushMessage['notification']> = {}): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Lena may be in danger',
      body: 'The agent has stopped.',
      navigate: origin + path,
      tag: 'tag-1',
      renotify: true,
      app_badge: 3,
      data: { notificationId: 'n-1', kind: 'severe', chatId: 'chat-1', proposalId: null, canTakeOver: true },
      ...given,
    },
  } satisfies PushMessage);
}

/** Returns a page of ours; `listens`: it answers when it is asked to go somewhere. */
function aPage(listens: boolean, visibilityState: DocumentVisibilityState = 'hidden') {
  const page = {
    url: `${origin}/dashboard`,
    visibilityState,
    focused: 0,
    went: [] as unknown[],
    async focus() {
      page.focused += 1;
    },
    postMessage(message: unknown, [port]: Transferable[]) {
      if (!listens) return;
      page.went.push(message);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
      (port as MessagePort).postMessage('goes');
    },
  };
  return page satisfies PageClient;
}

/** Makes a browser around the worker. */
function aBrowser(options: { pages?: PageClient[]; answer?: Response } = {}) {
  const shown: { title: string; options: ShownOptions }[] = [];
  const opened: string[] = [];
  const asked: { address: string; init: RequestInit | undefined }[] = [];
  const badges: number[] = [];
  const scope: WorkerScope = {
    location: { origin },
    registration: {
      async showNotification(title, given) {
        shown.push({ title, options: given });
      },
    },
    clients: {
      matchAll: async () => options.pages ?? [],
      openWindow: async (url) => opened.push(url),
      claim: async () => undefined,
    },
    caches: undefined as never,
    navigator: {
      async setAppBadge(count) {
        badges.push(count);
      },
    },
    async fetch(address, init) {
      asked.push({ address: address as string, init });
      if (options.answer === undefined) throw new TypeError('No net');
      return options.answer;
    },
    skipWaiting: async () => undefined,
  };
  return { scope, shown, opened, asked, badges };
}

async function tap(scope: WorkerScope, action: string, data: unknown, token: string | null = 'token-1') {
  let closed = 0;
  const notification = { close: () => (closed += 1), tag: 'tag-1', data };
  await answerClick(scope, async () => token, { action, notification });
  expect(closed).toBe(1);
}

describe('a push', () => {
  test('is shown with its words, over an older one of the same chat, and counts on the icon of the app', async () => {
    const { scope, shown, badges } = aBrowser();
    await showPush(scope, aPush());
    expect(shown).toMatchObject([
      {
        title: 'Lena may be in danger',
        options: {
          body: 'The agent has stopped.',
          tag: 'tag-1',
          renotify: true,
          requireInteraction: true,
          data: { path, notificationId: 'n-1' },
          actions: [{ title: 'Open' }, { title: 'I’ll take it' }],
        },
      },
    ]);
    expect(badges).toEqual([3]);
  });

  test('of what nobody can take over offers to open it alone', async () => {
    const { scope, shown } = aBrowser();
    await showPush(
      scope,
      aPush({
        data: { notificationId: 'n-1', kind: 'booked', chatId: 'chat-1', proposalId: null, canTakeOver: false },
      }),
    );
    expect(shown[0]?.options.actions).toEqual([{ action: 'open', title: 'Open' }]);
    expect(shown[0]?.options.requireInteraction).toBe(false);
  });

  test.each([null, '', 'no json', '[]', '{"notification":null}', '{"notification":{"title":7}}'])(
    'that cannot be read is shown all the same: %s',
    async (payload) => {
      const { scope, shown } = aBrowser();
      await showPush(scope, payload);
      expect(shown).toMatchObject([{ title: 'Spotter', options: { data: { path: '/notifications' } } }]);
    },
  );

  test.each([
    'https://elsewhere.example/dashboard',
    'javascript:alert(1)',
    '//elsewhere.example',
    `${origin}//elsewhere.example`,
    'https://[',
  ])('leads nowhere else: %s', async (navigate) => {
    const { scope, shown } = aBrowser();
    await showPush(scope, aPush({ navigate }));
    expect(shown[0]?.options.data.path).toBe('/notifications');
  });

  test('is shown where the platform refuses a number on the icon', async () => {
    const { scope, shown } = aBrowser();
    scope.navigator.setAppBadge = () => Promise.reject(new Error('Not installed'));
    await showPush(scope, aPush());
    expect(shown).toHaveLength(1);
  });
});

describe('a tap on it', () => {
  const data = { path, notificationId: 'n-1' };

  test.each(['', 'open'])('opens the page where none is open (%s)', async (action) => {
    const { scope, opened } = aBrowser();
    await tap(scope, action, data);
    expect(opened).toEqual([path]);
  });

  test('leads an open page there, and brings it to the front; the one that is looked at before others', async () => {
    const [hidden, seen] = [aPage(true), aPage(true, 'visible')];
    const { scope, opened } = aBrowser({ pages: [hidden, seen] });
    await tap(scope, '', data);
    expect(seen).toMatchObject({ went: [{ type: 'open', path }], focused: 1 });
    expect(hidden.went).toEqual([]);
    expect(opened).toEqual([]);
  });

  test('opens a page of its own where the open one does not listen, as a public one', async () => {
    const { scope, opened } = aBrowser({ pages: [aPage(false)] });
    await tap(scope, '', data);
    expect(opened).toEqual([path]);
  });
});

describe('"I’ll take it"', () => {
  const data = { path, notificationId: 'n-1' };

  test('takes the chat over without a page, and says that it is done', async () => {
    const { scope, shown, asked, opened } = aBrowser({ answer: Response.json({}) });
    await tap(scope, 'take-over', data);
    expect(asked).toMatchObject([
      {
        address: '/api/notifications/n-1/take-over',
        init: { method: 'POST', headers: { authorization: 'Bearer token-1' } },
      },
    ]);
    expect(shown).toMatchObject([
      { title: 'The chat is yours', options: { tag: 'tag-1', silent: true, data: { path } } },
    ]);
    expect(opened).toEqual([]);
  });

  test.each([
    ['there is no net', {}, 'token-1'],
    ['the session has ended', { answer: Response.json({}, { status: 401 }) }, 'token-1'],
    ['nobody is signed in', { answer: Response.json({}) }, null],
  ])('says that it did not work where %s', async (_case, options, token) => {
    const { scope, shown } = aBrowser(options);
    await tap(scope, 'take-over', data, token);
    expect(shown).toMatchObject([{ title: 'That didn’t work', options: { data: { path } } }]);
  });
});

describe('an answer that waits for the coach', () => {
  const data = { path, notificationId: 'n-1', proposalId: 'p-1', chatId: 'chat-1' };

  test('is shown with Send and Edit', async () => {
    const { scope, shown } = aBrowser();
    const asks = {
      notificationId: 'n-1',
      kind: 'approval',
      chatId: 'chat-1',
      proposalId: 'p-1',
      canTakeOver: false,
    } as const;
    await showPush(scope, aPush({ data: asks }));
    expect(shown[0]?.options).toMatchObject({ data, actions: [{ title: 'Send' }, { title: 'Edit' }] });
  });

  test('is sent without a page', async () => {
    const { scope, shown, asked, opened } = aBrowser({ answer: Response.json({}) });
    await tap(scope, 'send', data);
    expect(asked).toMatchObject([
      {
        address: '/api/chat/chat-1/proposal/send',
        init: { method: 'POST', headers: { authorization: 'Bearer token-1' }, body: '{"proposalId":"p-1"}' },
      },
    ]);
    expect(shown).toMatchObject([{ title: 'Sent', options: { tag: 'tag-1' } }]);
    expect(opened).toEqual([]);
  });

  test('that is no longer to be sent is said', async () => {
    const { scope, shown } = aBrowser({ answer: Response.json({}, { status: 409 }) });
    await tap(scope, 'send', data);
    expect(shown).toMatchObject([{ title: 'Nothing was sent', options: { data: { path } } }]);
  });

  test('is opened with its text to change', async () => {
    const { scope, opened } = aBrowser();
    await tap(scope, 'edit', data);
    expect(opened).toEqual([`${path}&proposal=edit`]);
  });
});
