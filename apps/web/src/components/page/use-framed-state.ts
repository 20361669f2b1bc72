import { useState } from 'react';

/**
 * Returns state that belongs to a frame, such as an account, a month or a range of days. When the frame changes,
 * the state is back at its beginning, and what was set for another frame counts no more.
 */
export function useFramedState<Value>(frame: string, initial: Value): [Value, (value: Value) => void] {
  const [stored, setKept] = useState({ frame, value: initial });
  return [stored.frame === frame ? stored.value : initial, (value) => setKept({ frame, value })];
}
