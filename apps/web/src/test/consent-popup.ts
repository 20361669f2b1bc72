import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A popup at a provider, as much of it as another site's window shows. */
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

/** What /setup posts to its opener. */
export function comeBack(answer: Record<string, string>, origin = window.location.origin) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'spotter:setup', ...answer }, origin }));
  });
}
