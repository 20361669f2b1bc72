import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { expect, test } from 'vitest';
import { readDeliveries } from './record-deliveries.ts';
import type { Delivery } from './stored-deliveries.repository.ts';

const receivedAt = new Date('2026-11-20T12:00:00Z');
const deliveryOf = (id: number, channel: Delivery['channel'], body: string, deferrals = 0): Delivery => ({
  id,
  channel,
  body,
  receivedAt,
  attempts: 0,
  deferrals,
});
/** Reads one event for each word. */
const reader = {
  parse: (body: string) => body.split(' ').map((word) => word as unknown as ChannelEvent),
  ownAppId: null,
};

test('deliveries are read by channel, in their order, and what nothing reads is noted', () => {
  const batch = [deliveryOf(1, 'instagram', 'a b'), deliveryOf(2, 'messenger', 'x'), deliveryOf(3, 'instagram', 'c')];
  const { read, notes } = readDeliveries(batch, { instagram: reader });
  expect(read).toEqual([
    {
      channel: 'instagram',
      reader,
      events: [
        { deliveryId: 1, event: 'a', last: false },
        { deliveryId: 1, event: 'b', last: false },
        { deliveryId: 3, event: 'c', last: false },
      ],
    },
  ]);
  expect([...notes]).toEqual([[2, 'Nothing reads messenger yet']]);
});

test.each([
  ['may be deferred again', 11, false],
  ['must be recorded now', 12, true],
])('what was deferred several times %s', (_, deferrals, last) => {
  const { read } = readDeliveries([deliveryOf(1, 'instagram', 'a', deferrals)], { instagram: reader });
  expect(read.flatMap(({ events }) => events.map((event) => event.last))).toEqual([last]);
});
