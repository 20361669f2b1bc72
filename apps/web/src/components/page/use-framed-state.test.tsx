import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFramedState } from './use-framed-state.ts';

test('what was set for a month, an account or a range is gone in the next one, and does not come back', () => {
  const hook = renderHook(({ frame }) => useFramedState<string | null>(frame, null), {
    initialProps: { frame: 'November' },
  });
  act(() => hook.result.current[1]('24'));
  expect(hook.result.current[0]).toBe('24');
  hook.rerender({ frame: 'December' });
  expect(hook.result.current[0]).toBeNull();
  act(() => hook.result.current[1]('3'));
  hook.rerender({ frame: 'November' });
  expect(hook.result.current[0]).toBeNull();
});
