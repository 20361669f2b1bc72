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

function found(listed: ListedMessage[], last: 'lead' | 'newer' = 'lead') {
  const newer = { messageId: 'newer', text: 'and?', at: at(20) };
  const lastOfContact = last === 'newer' ? newer : { messageId: 'lead', text: 'SHRED', at: at(-30) };
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
