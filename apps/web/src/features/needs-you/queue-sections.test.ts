import type { Chat, NeedsYou } from '@spotter/contract';
import { describe, expect, test } from 'vitest';
import { aChat } from '../../test/samples.ts';
import { inSections, sectionOf } from './queue-sections.ts';

const now = new Date('2026-11-21T05:30:00.000Z');

const waiting = (urgency: NeedsYou['urgency'], since: string, sendWindow: Chat['sendWindow'] = 'open') =>
  aChat({ _id: `${urgency} ${since}`, sendWindow, needsYou: { since, why: 'medical', urgency, quote: null } });

describe('when a chat that needs the coach has to be looked at', () => {
  test.each([
    ['danger, however old', waiting('severe', '2026-11-01T10:00:00.000Z', 'closed'), 'now'],
    ['who is about to buy, while a message reaches them', waiting('hot', '2026-11-15T10:00:00.000Z'), 'now'],
    ['who was about to buy, out of reach', waiting('hot', '2026-11-15T10:00:00.000Z', 'closed'), 'older'],
    ['a closing window', waiting('window-closing', '2026-11-20T08:00:00.000Z'), 'now'],
    ['a lead who is about to be lost', waiting('leaking', '2026-11-15T10:00:00.000Z'), 'losing'],
    ['a hand-over of the coach\u2019s day', waiting('handed-over', '2026-11-20T07:00:00.000Z'), 'today'],
    ['a hand-over of the day before', waiting('handed-over', '2026-11-20T04:00:00.000Z'), 'older'],
  ] as const)('%s', (_, chat, section) => {
    expect(sectionOf(chat, now, 'America/Chicago')).toBe(section);
  });

  test('a section without chats is left out, the others keep the order of the server', () => {
    const chats = [
      waiting('hot', '2026-11-15T10:00:00.000Z', 'closed'),
      waiting('window-closing', '2026-11-20T08:00:00.000Z'),
      waiting('handed-over', '2026-11-10T07:00:00.000Z'),
    ];
    expect(
      inSections(chats, now, 'UTC').map(({ section, chats: own }) => [section, own.map(({ _id }) => _id)]),
    ).toEqual([
      ['now', [chats[1]!._id]],
      ['older', [chats[0]!._id, chats[2]!._id]],
    ]);
  });
});
