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
