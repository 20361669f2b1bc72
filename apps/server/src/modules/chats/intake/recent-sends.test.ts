import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { expect, test } from 'vitest';
import { createRecentSends } from './recent-sends.ts';

const at = new Date('2026-11-20T12:00:00Z');
const common = { accountId: 'coach', contactId: 'lead', at, text: 'Hi', attachments: [], context: null };

/** What a delivery says that names these messages, and whether it need be stored. */
function isOwnEcho(known: string[], details: { echo?: string; message?: string }[], isEcho = true): boolean {
  const sends = createRecentSends();
  for (const id of known) sends.note('coach', id);
  const events = details.map(({ echo, message }) =>
    echo === undefined
      ? { ...common, kind: 'message', messageId: message }
      : { ...common, kind: 'echo', messageId: echo, isSelf: false, standby: false, appId: null },
  ) as unknown as ChannelEvent[];
  return sends.isOwnEcho(JSON.stringify({ is_echo: isEcho }), () => events);
}

test('the echo of a message that is known to be sent tells nothing', () => {
  expect(isOwnEcho(['m1', 'm2'], [{ echo: 'm1' }])).toBe(true);
  expect(isOwnEcho(['m1', 'm2'], [{ echo: 'm1' }, { echo: 'm2' }])).toBe(true);
});

test('whatever else comes is stored', () => {
  expect(isOwnEcho(['m1'], [{ echo: 'm2' }])).toBe(false);
  expect(isOwnEcho(['m1'], [{ echo: 'm1' }, { message: 'm3' }])).toBe(false);
  expect(isOwnEcho(['m1'], [{ message: 'm1' }], false)).toBe(false);
  expect(isOwnEcho(['m1'], [])).toBe(false);
});
