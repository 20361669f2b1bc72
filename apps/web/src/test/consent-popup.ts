import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Makes a popup at a provider, with only what a page may see of another site's window. */
export function aPopup() {
  const visited: string[] = [];
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
    location: {
      replace: (url: string) => visited.push(url),
      get origin(): string {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    },
  };
  const opened: { target: string; features: string }[] = [];
  vi.spyOn(window, 'open').mockImplementation((_, target, features) => {
    opened.push({ target: target ?? '', features: features ?? '' });
    return popup as unknown as Window;
  });
  return { popup, visited, opened };
}

/** Delivers to this window what /setup posts to its opener. */
export function comeBack(answer: Record<string, string>, origin = window.location.origin) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'spotter:setup', ...answer }, origin }));
  });
}
