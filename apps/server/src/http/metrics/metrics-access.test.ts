import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const asked = (from: string, headers: Record<string, string> = {}, token: string | null = null) =>
  mayReadMetrics({ headers, socket: { remoteAddress: from } }, token);

describe('metrics without a token', () => {
  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('answer %s, which is this machine', (from) => {
    expect(asked(from)).toBe(true);
  });

  test.each(['10.0.0.7', '192.168.1.4', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.7', ''])('refuse "%s"', (from) => {
    expect(asked(from)).toBe(false);
  });

  test.each<[string, string]>([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9'],
    ['x-forwarded-for', '203.0.113.9, 127.0.0.1'],
    ['x-forwarded-for', 'unknown'],
    ['x-forwarded-for', '203.0.113.9:5061'],
    ['forwarded', 'for=203.0.113.9;proto=https;host=spotter.example'],
    ['forwarded', 'for="[2001:db8::1]:4711", for=127.0.0.1'],
    ['forwarded', 'for=_hidden'],
    ['x-real-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
  ])('refuse a proxy on this machine that calls for an outside address: %s: %s', (name, value) => {
    expect(asked('127.0.0.1', { [name]: value })).toBe(false);
  });

  test.each<[string, string]>([
    ['x-forwarded-for', '127.0.0.1, ::1'],
    ['x-forwarded-for', '127.0.0.1:5061'],
    ['forwarded', 'for="[::1]:4711";proto=http;host=localhost'],
  ])('answer a proxy on this machine that calls for this machine: %s: %s', (name, value) => {
    expect(asked('127.0.0.1', { [name]: value })).toBe(true);
  });
});

describe('metrics with a token', () => {
  test('answer whoever shows it, wherever they are', () => {
    expect(asked('203.0.113.9', { authorization: 'Bearer a-long-token' }, 'a-long-token')).toBe(true);
  });

  test('refuse everybody else, this machine too', () => {
    expect(asked('127.0.0.1', {}, 'a-long-token')).toBe(false);
    expect(asked('127.0.0.1', { authorization: 'Bearer a-long-tokem' }, 'a-long-token')).toBe(false);
    expect(asked('127.0.0.1', { authorization: 'a-long-token' }, 'a-long-token')).toBe(false);
  });
});
