import { expect, test } from 'vitest';
import { findSend, type ListedMessage } from './find-send.ts';
import { isSameMessage } from './same-message.ts';

const attemptedAt = new Date('2026-11-28T12:00:00Z');
const at = (seconds: number) => new Date(attemptedAt.getTime() + seconds * 1000);
const text = 'Great, here is the plan: https://coach.example/plans/strong-12-weeks?utm=dm. What’s your goal?';
const lead: ListedMessage = { messageId: 'lead', from: 'contact', text: 'SHRED', at: at(-30) };
const business = (messageId: string, sentence: string, seconds: number): ListedMessage => ({
  messageId,
  from: 'business',
  text: sentence,
  at: at(seconds),
});

function found(listed: ListedMessage[], last: 'lead' | 'newer' = 'lead', stampedAt = -30) {
  const newer = { messageId: 'newer', text: 'and?', at: at(20), receivedAt: at(21) };
  const first = { messageId: 'lead', text: 'SHRED', at: at(stampedAt), receivedAt: at(-29) };
  const lastOfContact = last === 'newer' ? newer : first;
  const finding = findSend(listed, { text, attemptedAt, knownIds: new Set(['lead', 'known']), lastOfContact });
  return finding.kind === 'sent' ? finding.messageId : finding.kind;
}

test('only a list that shows the chat as we know it proves that nothing was sent', () => {
  const rows: [what: string, seen: string, expected: string][] = [
    ['the message', found([business('ours', text, 1), lead]), 'ours'],
    ['it, stamped by a clock that is minutes behind', found([business('ours', text, -240), lead]), 'ours'],
    ['it, stamped by a clock that is minutes ahead', found([business('ours', text, 300), lead]), 'ours'],
    ['it alone, without the chat', found([business('ours', text, 1)]), 'ours'],
    ['nothing', found([]), 'unknown'],
    ['only what we said before', found([business('known', 'Hi', -60)]), 'unknown'],
    ['the contact’s message', found([lead]), 'absent'],
    ['it under another id', found([{ ...lead, messageId: 'elsewhere' }]), 'absent'],
    ['another message of the contact', found([{ ...lead, messageId: 'older', text: 'hey', at: at(-900) }]), 'unknown'],
    ['all but the contact’s newest', found([lead], 'newer'), 'unknown'],
    ['words that may be ours, changed', found([business('new', 'Bonjour', 2), lead]), 'unknown'],
    ['a message that we know', found([business('known', text, 2), lead]), 'absent'],
  ];
  expect(rows.filter(([, seen, expected]) => seen !== expected)).toEqual([]);
});

test('a clock that is far off never makes a send look absent', () => {
  const minute = 60;
  for (const behind of [9, 20, 45, 3 * 60, 3 * 24 * 60].map((minutes) => minutes * minute)) {
    const leadThen = { ...lead, at: at(-30 - behind) };
    const seen = {
      'stamped by the same clock': found([business('ours', text, 1 - behind), leadThen], 'lead', -30 - behind),
      'stored with our own time': found([business('ours', text, 1 - behind), leadThen], 'lead'),
      'under another id': found(
        [business('ours', text, 1 - behind), { ...leadThen, messageId: 'elsewhere' }],
        'lead',
        -30 - behind,
      ),
      'in other words': found([business('new', 'Bonjour', 1 - behind), leadThen], 'lead', -30 - behind),
      'stamped by another clock than the contact’s': found([lead, business('ours', text, 1 - behind)]),
      'without it': found([leadThen], 'lead', -30 - behind),
      'long after what the coach wrote': found(
        [leadThen, business('before', 'See you', -900 - behind)],
        'lead',
        -30 - behind,
      ),
    };
    expect({ behind, ...seen }).toEqual({
      behind,
      'stamped by the same clock': 'ours',
      'stored with our own time': 'ours',
      'under another id': 'ours',
      'in other words': 'unknown',
      'stamped by another clock than the contact’s': behind < 10 * minute ? 'ours' : 'unknown',
      'without it': 'absent',
      'long after what the coach wrote': 'absent',
    });
  }
});

test('a text is recognized in whatever form the platform shows it', () => {
  const same: [sent: string, shown: string][] = [
    ['  Hello Anna ', 'Hello Anna'],
    ['one\n\ntwo', 'one two'],
    ['Café “yes”', 'Cafe\u0301 "yes"'],
    ['that’s ½ the price…', "that's 1⁄2 the price..."],
    [text, text.replace(/https:\S+/, 'https://l.example/x1')],
    [text, 'Great, here is the plan: coach.example/plans/str… What’s your goal?'],
    ['See https://a.example/b', 'See '],
    ['https://a.example/b', 'https://l.example/x'],
    ['Tom & Ann', 'Tom &amp; Ann'],
    ['Nice ❤️ work 💪🏽', 'Nice ❤ work 💪'],
    ['A long answer about squats, deadlifts and sleep', 'A long answer about squats, dea…'],
    ['👍', '👍'],
  ];
  const other: [sent: string, shown: string][] = [
    ['Hello Anna', 'Hello Maya'],
    ['Tuesday at 10:00?', 'Tuesday at 11:00?'],
    ['A long answer about squats', 'A long'],
    ['👍', '🎉'],
    ['👍', ''],
    ['', 'https://l.example/x'],
  ];
  expect(same.filter(([sent, shown]) => !isSameMessage(sent, shown))).toEqual([]);
  expect(other.filter(([sent, shown]) => isSameMessage(sent, shown))).toEqual([]);
});
