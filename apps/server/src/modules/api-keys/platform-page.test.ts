import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiKeyRoutes, errorStatus } from '@spotter/contract';
import { expect, test } from 'vitest';
import { startSpotter } from '../../test/spotter-under-test.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../../docs/platform.md', import.meta.url)), 'utf8');

/** An example of the page: what curl is called with, and what the line below it says of the answer. */
type Example = { method: string; url: string; headers: [string, string][]; body: string | null; expected: string };

/** Returns the calls of the page, with values for their variables. */
function readExamples(values: Record<string, string>): Example[] {
  const blocks = Array.from(page.matchAll(/```sh\n(curl [\s\S]*?)\n# (.+)\n```/g));
  return blocks.map(([, command = '', expected = '']) => {
    const text = command.replaceAll('\\\n', ' ').replace(/\$(\w+)/g, (_all, name: string) => values[name] ?? _all);
    const words = Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, double, single, bare]) => {
      return double ?? single ?? bare ?? '';
    });
    const after = (option: string) => words.flatMap((word, at) => (word === option ? [words[at + 1]!] : []));
    return {
      method: after('-X')[0] ?? 'GET',
      url: words.find((word) => word.startsWith('http'))!,
      headers: after('-H').map((header) => header.split(': ', 2) as [string, string]),
      body: after('-d')[0] ?? null,
      expected,
    };
  });
}

test('the examples of the page about keys answer as it says, for somebody who begins with a new key', async () => {
  const spotter = await startSpotter();
  const coach = await spotter.addCoach();
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  const body = { name: 'curl', scopes: ['read' as const, 'chats' as const] };
  const { key } = await coach.client.call(apiKeyRoutes.create, { body });
  const values: Record<string, string> = {
    SPOTTER: `${spotter.origin}/api`,
    SPOTTER_KEY: key,
    CHAT_ID: (await spotter.chat(coach))._id,
  };
  const count = readExamples(values).length;
  expect(count).toBe(page.match(/^curl /gm)!.length);
  for (let nth = 0; nth < count; nth++) {
    const { method, url, headers, body: sent, expected } = readExamples(values)[nth]!;
    const response = await fetch(url, { method, headers, ...(sent === null ? {} : { body: sent }) });
    const answer = (await response.json()) as { _id?: string; code?: string };
    expect([url, `${response.status} ${answer.code ?? ''}`.trim()]).toEqual([url, expected]);
    if (url.endsWith('/tags') && answer._id !== undefined) values['TAG_ID'] = answer._id;
  }
  const chat = await spotter.chat(coach);
  expect(chat.tags.map(({ _id }) => _id)).toEqual([values['TAG_ID']]);
  await spotter.close();
});

test('every code that the page names is one of the API', () => {
  const rows = Array.from(page.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm), ([, status, code]) => [code, Number(status)]);
  expect(rows).toHaveLength(8);
  for (const [code, status] of rows)
    expect([code, errorStatus[code as keyof typeof errorStatus]]).toEqual([code, status]);
});
