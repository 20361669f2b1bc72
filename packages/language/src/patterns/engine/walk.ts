import type { State } from './packed-ways.ts';
import type { Gap, Guard, PatternGraph } from './pattern-graph.ts';
import type { GapUnit } from './pattern-syntax.ts';

/** A text as patterns read it: what it has at each place, and where that leads to. */
export type TextReading = {
  /** How many places it has, with those after the last word. */
  places: number;
  /** Returns what can be read at a place: symbols, each with the place after it. */
  stepsAt(place: number): readonly number[];
  /** Returns the place behind a word that may be left out anywhere; null where none is. */
  behindFiller(place: number): number | null;
  isEdge(place: number, kind: 'start' | 'end' | 'edge'): boolean;
  /** Returns how much room of a gap a word takes, and what is before it; infinite where none may skip it. */
  lengthAt(place: number, unit: GapUnit): number;
  spaceBefore(place: number, unit: GapUnit): number;
};

/** How many words before a pattern `!not` at its start looks at. */
const wordsBehind = 2;

/**
 * Reads a text by patterns from some of its places. Each state is visited once at each place, or again with more
 * room to skip words, so the work grows in proportion to the text.
 */
export class Walk {
  private readonly graph: PatternGraph;
  private readonly reading: TextReading;
  /** The room with which each state was visited at each place. */
  private readonly roomByVisit = new Map<number, number>();
  private readonly onStep: (() => void) | undefined;
  /** States, each with its place and the room in it. */
  private readonly waiting: number[] = [];
  /** Ways that can be taken, and the places after them. */
  private readonly ways: number[] = [];

  constructor(graph: PatternGraph, reading: TextReading, onStep?: () => void) {
    this.graph = graph;
    this.reading = reading;
    this.onStep = onStep;
  }

  /** Reports all that is found from a place. */
  all(starts: readonly State[], from: number, found: (accepted: number, place: number) => void): void {
    this.run(starts, from, (accepted, place) => {
      found(accepted, place);
      return false;
    });
  }

  /** Returns the place after what is found first from a place; null where nothing is. */
  first(start: State, from: number): number | null {
    let end: number | null = null;
    const visited = this.run([start], from, (_, place) => {
      end = place;
      return true;
    });
    // From these something is found, and again from another place.
    if (end !== null) for (const key of visited) this.roomByVisit.delete(key);
    return end;
  }

  /** Returns what was visited, where the order of patterns counts. */
  private run(
    starts: readonly State[],
    from: number,
    isEnough: (accepted: number, place: number) => boolean,
  ): number[] {
    const { graph, reading, waiting, roomByVisit } = this;
    const visited: number[] = [];
    waiting.length = 0;
    for (const start of starts) this.enter(start, from);
    while (waiting.length > 0) {
      const room = waiting.pop()!;
      const place = waiting.pop()!;
      const state = waiting.pop()!;
      const accepted = graph.accepts[state]!;
      if (accepted !== 0 && isEnough(accepted, place)) return visited;
      const key = state * reading.places + place;
      const known = roomByVisit.get(key);
      if (known !== undefined && known >= room) continue;
      roomByVisit.set(key, room);
      if (graph.added !== null) visited.push(key);
      this.onStep?.();
      this.skip(state, place, room);
      this.follow(state, place);
    }
    return visited;
  }

  private enter(state: State, place: number): void {
    const { gaps } = this.graph;
    const gap = gaps.size === 0 ? undefined : gaps.get(state);
    const room = gap === undefined ? 0 : gap.room - this.reading.spaceBefore(place, gap.unit);
    if (room >= 0) this.waiting.push(state, place, room);
  }

  /** Goes on behind a word that a gap or a filler leaves out. */
  private skip(state: State, place: number, room: number): void {
    const { reading, waiting } = this;
    const behind = reading.behindFiller(place);
    if (behind !== null && !this.forbids(state, place)) waiting.push(state, behind, room);
    else if (room > 0) this.skipWord(state, place, room);
  }

  private skipWord(state: State, place: number, room: number): void {
    const { graph, reading, waiting } = this;
    const { unit, without } = graph.gaps.get(state)!;
    const rest = room - reading.lengthAt(place, unit);
    if (rest >= 0 && !has(reading.stepsAt(place), without)) waiting.push(state, place + 1, rest);
  }

  /** Takes all ways from a state; where their order counts, the first is looked at first. */
  private follow(state: State, place: number): void {
    const { conditions, targets, first, added, guards } = this.graph;
    const { ways } = this;
    const end = first[state + 1]!;
    let way = first[state]!;
    ways.length = 0;
    for (; way < end && conditions[way]! <= 0; way += 1)
      if (conditions[way] === 0 || this.holds(guards[-1 - conditions[way]!]!, place)) ways.push(way, place);
    if (way < end) {
      const steps = this.reading.stepsAt(place);
      for (let at = 0; at < steps.length; at += 2) {
        const symbol = steps[at]!;
        for (let each = firstWith(conditions, symbol, way, end); each < end && conditions[each] === symbol; each += 1)
          ways.push(each, steps[at + 1]!);
      }
    }
    if (added !== null && ways.length > 2) sortPairs(ways, added);
    for (let at = ways.length - 2; at >= 0; at -= 2) this.enter(targets[ways[at]!]!, ways[at + 1]!);
  }

  private holds(guard: Guard, place: number): boolean {
    if (guard.kind !== 'not') return this.reading.isEdge(place, guard.kind);
    if (!guard.behind) return !has(this.reading.stepsAt(place), guard.symbols);
    for (let before = place - 1, words = 0; before >= 0 && words < wordsBehind; before -= 1) {
      if (has(this.reading.stepsAt(before), guard.symbols, before + 1)) return false;
      if (this.reading.behindFiller(before) === null) words += 1;
    }
    return true;
  }

  /**
   * Whether a filler may not be skipped here because it is what must not follow,
   * as the "like" of "live like this".
   */
  private forbids(state: State, place: number): boolean {
    const { conditions, first, guards } = this.graph;
    for (let way = first[state]!; way < first[state + 1]! && conditions[way]! < 0; way += 1) {
      const guard = guards[-1 - conditions[way]!]!;
      if (guard.kind === 'not' && !guard.behind && has(this.reading.stepsAt(place), guard.symbols, place + 1))
        return true;
    }
    return false;
  }
}

/**
 * Reports all that is found from a place, up to its last word: a filler is left out between two words, and none
 * in front of the first or behind the last.
 */
export function wordToWord(
  { graph, starts, reading }: { graph: PatternGraph; starts: readonly State[]; reading: TextReading },
  from: number,
  found: (accepted: number, place: number) => void,
): void {
  // The places that are reached by leaving out a filler are apart from the others.
  const { places } = reading;
  const apart: TextReading = {
    places: 2 * places,
    stepsAt: (place) => reading.stepsAt(place % places),
    behindFiller(place) {
      const behind = place === from ? null : reading.behindFiller(place % places);
      return behind === null ? null : behind + places;
    },
    isEdge: (place, kind) => reading.isEdge(place % places, kind),
    lengthAt: (place, unit) => reading.lengthAt(place % places, unit),
    spaceBefore: (place, unit) => reading.spaceBefore(place % places, unit),
  };
  new Walk(graph, apart).all(starts, from, (accepted, place) => {
    if (place > from && place < places) found(accepted, place);
  });
}

/** Whether one of the symbols can be read, up to a place if it says which. */
function has(steps: readonly number[], symbols: Gap['without'], end?: number): boolean {
  if (symbols.length === 0) return false;
  for (let at = 0; at < steps.length; at += 2)
    if ((end === undefined || steps[at + 1] === end) && symbols.includes(steps[at]!)) return true;
  return false;
}

/** Returns the first of sorted numbers that is not less than one. */
function firstWith(numbers: Int32Array, wanted: number, from: number, to: number): number {
  let low = from;
  for (let high = to; low < high;) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts ways, each with its place, in the order in which they were added. There are few. */
function sortPairs(ways: number[], added: Int32Array): void {
  for (let at = 2; at < ways.length; at += 2) {
    const [way, place] = [ways[at]!, ways[at + 1]!];
    let to = at;
    for (; to > 0 && added[ways[to - 2]!]! > added[way]!; to -= 2) {
      ways[to] = ways[to - 2]!;
      ways[to + 1] = ways[to - 1]!;
    }
    ways[to] = way;
    ways[to + 1] = place;
  }
}
