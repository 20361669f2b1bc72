import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const shown = (picture: string | null, name = 'Maya Torres') => {
  const { container } = render(<Avatar name={name} picture={picture} size={40} />);
  return { source: () => container.querySelector('img')?.getAttribute('src'), container };
};

test('a picture that does not load gives way to the one everybody has, and that one to the initials', () => {
  const { source, container } = shown('/api/chat/image/1');
  expect(source()).toBe('/api/chat/image/1');
  fireEvent.error(container.querySelector('img')!);
  expect(source()).toBe('/profile.webp');
  fireEvent.error(container.querySelector('img')!);
  expect(container.textContent).toBe('MT');
});

test('a name keeps its tint', () => {
  const tint = () => shown(null).container.querySelector<HTMLElement>('.avatar')?.dataset['tint'];
  expect(tint()).toMatch(/^[0-5]$/);
  expect(tint()).toBe(tint());
});

test('without a picture there are the initials', () => {
  const { source, container } = shown(null);
  expect(source()).toBeUndefined();
  expect(container.textContent).toBe('MT');
});

test.each([
  ['lily 🌸', 'L'],
  ['🌸 lily fields', 'LF'],
  ['🌸', '🌸'],
])('the initials of %s are %s', (name, initials) => {
  expect(shown(null, name).container.textContent).toBe(initials);
});
