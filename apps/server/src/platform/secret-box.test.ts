import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('one secret of this server');

test('a provider token can be read again by the server that sealed it', () => {
  const sealed = box.seal('IGQVJ… token');
  expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\./);
  expect(sealed).not.toContain('token');
  expect(createSecretBox('one secret of this server').open(sealed)).toBe('IGQVJ… token');
});

test('the same token is sealed differently each time', () => {
  expect(box.seal('token')).not.toBe(box.seal('token'));
});

test('another server cannot read it', () => {
  expect(() => createSecretBox('another secret').open(box.seal('token'))).toThrow('another key');
});

test('a sealed token that was changed is refused', () => {
  const sealed = box.seal('token');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'E' : 'A');
  expect(() => box.open(changed.replace(/.{4}$/, 'AAAA'))).toThrow();
});

test('after a change of secret, what the previous one sealed can be opened and is known to be due for sealing anew', () => {
  const old = createSecretBox('the old secret of this server');
  const sealed = old.seal('token');
  const changed = createSecretBox('the new secret of this server', 'the old secret of this server');
  expect(changed.open(sealed)).toBe('token');
  expect(changed.keyOf(sealed)).toBe('previous');
  const fresh = changed.seal('token');
  expect(changed.keyOf(fresh)).toBe('present');
  expect(old.keyOf(fresh)).toBe('unknown');
  expect(() => old.open(fresh)).toThrow('another key');
});
