import { expect, test } from 'vitest';
import { lockScreenOf } from './lock-screen.ts';

let made = 0;

/** Returns a push as a browser opened it. */
function aPush(browserId: string, notification: object | string | null) {
  made += 1;
  const payload =
    typeof notification === 'string' || notification === null ? notification : JSON.stringify({ notification });
  return {
    id: `push-${made}`,
    browserId,
    receivedAt: new Date(Date.UTC(2026, 10, 20, 12, made)),
    payload,
    ttlSeconds: 60,
    urgency: 'high',
    topic: null,
  };
}

test('the lock screen shows the newest push of each tag, as a phone does', () => {
  const navigate = 'http://localhost:3000/dashboard/chat/1';
  const pushes = [
    aPush('phone', { title: 'Lena needs you', body: 'first', navigate, tag: 'lena' }),
    aPush('phone', { title: 'New call', body: '', navigate, tag: 'call' }),
    aPush('phone', { title: 'Lena needs you', body: 'again', navigate, tag: 'lena' }),
    aPush('laptop', { title: 'Lena needs you', body: 'there too', navigate, tag: 'lena' }),
    aPush('phone', 'no JSON'),
    aPush('phone', null),
    aPush('phone', { title: 'Nowhere', navigate: 'javascript' }),
  ];
  expect(lockScreenOf({ pushes: () => pushes }).map(({ title, body }) => `${title}: ${body}`)).toEqual([
    'Lena needs you: there too',
    'Lena needs you: again',
    'New call: ',
  ]);
});
