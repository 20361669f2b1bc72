import { expect, test } from 'vitest';
import { describeDevice } from './describe-user-agent.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/142.0.0.0 Safari/537.36`), 'Chrome on Windows'],
  [mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`), 'Edge on Windows'],
  [mozilla('X11; Linux x86_64; rv:145.0', 'Gecko/20100101 Firefox/145.0'), 'Firefox on Linux'],
  [
    mozilla(
      'Macintosh; Intel Mac OS X 10_15_7',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    ),
    'Safari on Mac',
  ],
  [
    mozilla(
      'iPhone; CPU iPhone OS 19_0 like Mac OS X',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
    'Safari on iPhone',
  ],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', `${webkit} CriOS/142.0.0.0 Safari/604.1`), 'Chrome on iPhone'],
  [
    mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', `${webkit} Mobile/15E148 Instagram 400.0.0.0`),
    'Instagram on iPhone',
  ],
  [
    mozilla('Linux; Android 16; SM-S931B', `${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`),
    'Samsung Internet on Android',
  ],
  [mozilla('X11; CrOS x86_64 14541.0.0', `${webkit} Chrome/142.0.0.0 Safari/537.36`), 'Chrome on ChromeOS'],
  [mozilla('Windows NT 10.0', `${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`), 'Opera on Windows'],
  [mozilla('X11; Linux x86_64', 'Something/1.0'), 'Linux'],
  ['curl/8.1.2', null],
  ['', null],
  [null, null],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
