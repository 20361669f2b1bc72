import type { State } from './packed-ways.ts';

/**
 * States by the state before and the key of what leads from there, to be shared by patterns with the same
 * beginning. Rows of numbers, since a map of as many pairs would take a third of the time to build a graph.
 */
export class SharedStates {
  private size = 0;
  private rows = emptyRows(256);

  get(from: State, key: number): State | undefined {
    const at = this.placeOf(from, key);
    const state = this.rows.states[at]!;
    return state === 0 ? undefined : state - 1;
  }

  add(from: State, key: number, state: State): void {
    if (this.size * 2 > this.rows.states.length) this.grow();
    this.put(from, key, state);
    this.size += 1;
  }

  private put(from: State, key: number, state: State): void {
    const at = this.placeOf(from, key);
    this.rows.froms[at] = from;
    this.rows.keys[at] = key;
    this.rows.states[at] = state + 1;
  }

  /** Returns the place of a pair, or the free one that it would have. */
  private placeOf(from: State, key: number): number {
    const { froms, keys, states } = this.rows;
    const last = states.length - 1;
    let at = (Math.imul(from, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b)) >>> 7;
    for (at &= last; states[at] !== 0 && (froms[at] !== from || keys[at] !== key);) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const { froms, keys, states } = this.rows;
    this.rows = emptyRows(states.length * 2);
    states.forEach((state, at) => {
      if (state !== 0) this.put(froms[at]!, keys[at]!, state - 1);
    });
  }
}

function emptyRows(length: number): { froms: Int32Array; keys: Int32Array; states: Int32Array } {
  return { froms: new Int32Array(length), keys: new Int32Array(length), states: new Int32Array(length) };
}
