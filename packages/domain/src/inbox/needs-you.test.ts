import { describe, expect, test } from 'vitest';
import { findAttention, type AttentionFacts } from './needs-you.ts';
import { urgencies } from './urgencies.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const calm: AttentionFacts = {
  now,
  handedOver: null,
  isQualified: false,
  sendFailedAt: null,
  sendUnconfirmedAt: null,
  awaitingSince: null,
  proposedAt: null,
  leak: null,
  lastInboundAt: hoursAgo(1),
};

describe('why a person should look at a chat', () => {
  test('nobody has to when nothing happened', () => {
    expect(findAttention(calm)).toBeNull();
    expect(findAttention({ ...calm, awaitingSince: hoursAgo(1) })).toBeNull();
  });

  test.each([
    { left: '2 hours', ago: 22, urgent: true },
    { left: 'a second more than 2 hours', ago: 22 - 1 / 3600, urgent: false },
    { left: 'a second', ago: 24 - 1 / 3600, urgent: true },
    { left: 'nothing', ago: 24, urgent: false },
  ])('an unanswered message with $left of the window left is urgent: $urgent', ({ ago, urgent }) => {
    const found = findAttention({ ...calm, awaitingSince: hoursAgo(ago), lastInboundAt: hoursAgo(ago) });
    expect(found).toEqual(urgent ? { urgency: 'window-closing', why: 'window-closing', since: hoursAgo(ago) } : null);
  });

  test('a window that closes over an answered message is no matter', () => {
    expect(findAttention({ ...calm, lastInboundAt: hoursAgo(23) })).toBeNull();
  });

  test('a hand-over says its reason, one that the coach marked says so', () => {
    expect(findAttention({ ...calm, handedOver: { because: 'medical', at: hoursAgo(3) } })).toEqual({
      urgency: 'handed-over',
      why: 'medical',
      since: hoursAgo(3),
    });
    expect(findAttention({ ...calm, handedOver: { because: null, at: hoursAgo(3) } })?.why).toBe('marked');
  });

  test('who fits, or speaks of paying, and waits for the coach is a hot lead', () => {
    const anger = { because: 'anger', at: hoursAgo(3) } as const;
    expect(findAttention({ ...calm, handedOver: anger, isQualified: true })?.urgency).toBe('hot');
    expect(findAttention({ ...calm, handedOver: { ...anger, because: 'payment' } })?.urgency).toBe('hot');
    expect(findAttention({ ...calm, isQualified: true })).toBeNull();
  });

  test('of several reasons the most urgent is told, in the order of the queue', () => {
    const all: AttentionFacts = {
      now,
      handedOver: { because: 'red-flag', at: hoursAgo(5) },
      isQualified: true,
      awaitingSince: hoursAgo(23),
      lastInboundAt: hoursAgo(23),
      sendFailedAt: hoursAgo(4),
      sendUnconfirmedAt: hoursAgo(2),
      proposedAt: hoursAgo(6),
      leak: { kind: 'no-call', since: hoursAgo(30) },
    };
    const steps: Partial<AttentionFacts>[] = [
      {},
      { handedOver: { because: 'anger', at: hoursAgo(5) } },
      { isQualified: false },
      { awaitingSince: null },
      { sendFailedAt: null },
      { handedOver: null },
      { proposedAt: null },
      { leak: null },
    ];
    let facts = all;
    const reported = steps.map((step) => {
      facts = { ...facts, ...step };
      return findAttention(facts)?.urgency;
    });
    expect(reported).toEqual(urgencies);
  });
});
