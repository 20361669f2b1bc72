import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPopup } from './popup.ts';

/** Returns a popup whose address can be read once it is back on our site. */
function aPopup() {
  const popup = {
    closed: false,
    location: { origin: 'https://provider.example', pathname: '/', search: '', hash: '' },
  };
  return {
    popup: popup as unknown as Window,
    close: () => {
      popup.closed = true;
    },
    comeBack: (address: { search?: string; hash?: string }) => {
      popup.location = { origin: window.location.origin, pathname: '/setup', search: '', hash: '', ...address };
    },
  };
}

/** Watches a popup and records the calls. */
function watch(popup: Window) {
  const received: unknown[] = [];
  const stop = watchPopup(popup, {
    closed: () => received.push('closed'),
    returned: (message) => received.push(message),
  });
  return { received, stop };
}

describe('the popup is looked at every half second', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['search', { search: '?service=instagram&accessToken=ticket_1' }],
    ['hash', { hash: '#service=instagram&accessToken=ticket_1' }],
  ])('and what it brings in its %s is read', (_where, address) => {
    const { popup, comeBack } = aPopup();
    const { received: reported, stop } = watch(popup);
    comeBack(address);
    vi.advanceTimersByTime(499);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported).toMatchObject([{ service: 'instagram', accessToken: 'ticket_1' }]);
    stop();
  });

  test('and counts as closed when the next look finds the same', () => {
    const { popup, close } = aPopup();
    const { received: reported, stop } = watch(popup);
    close();
    vi.advanceTimersByTime(999);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual(['closed']);
    stop();
  });

  test('until it is told to stop', () => {
    const { popup, comeBack } = aPopup();
    const { received: reported, stop } = watch(popup);
    stop();
    comeBack({ search: '?service=instagram' });
    vi.advanceTimersByTime(5_000);
    expect(reported).toEqual([]);
  });
});
