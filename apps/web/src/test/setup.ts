import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyBrowser } from './browser.ts';

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
