import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyBrowser } from './browser.ts';

configure({
  // How long a test waits for a screen if all cores are busy, in ms. What is there is found right away.
  asyncUtilTimeout: 120_000,
  // Most of these errors are thrown during waiting, and nobody reads them, so the page is printed only on reading.
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
  // A complaint of React or the router would be a coach's problem.
  expect(consoleError.mock.calls).toEqual([]);
});
