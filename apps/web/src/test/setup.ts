import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyBrowser } from './browser.ts';

configure({
  // How long a screen is waited for where all cores are busy; what is there is found at once.
  asyncUtilTimeout: 10_000,
  // Most errors are thrown while something is still waited for, and nobody reads them: the page is printed on reading.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
    });
    return error;
  },
});

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockClear();
});

afterEach(() => {
  cleanup();
  emptyBrowser();
  // What React or the router complains about would be a coach's problem.
  expect(consoleError.mock.calls).toEqual([]);
});
