import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyBrowser } from './browser.ts';

// How long a screen is waited for where all cores are busy; what is there is found at once.
configure({ asyncUtilTimeout: 5000 });

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
