/** A state between the words of patterns, by its number. */
export type State = number;

/** Ways from states to others, each with a number that says when it may be taken. */
export type Ways = {
  /** Where the ways of each state begin. */
  first: Int32Array;
  /** Those of one state are sorted by their condition. */
  conditions: Int32Array;
  targets: Int32Array;
  /** When each was added; null where that does not count. */
  added: Int32Array | null;
};

/**
 * Ways in the order in which they are added. All lists have some hundred thousand: each is a few numbers in a
 * row of them, as an object with a map for its words would take ten times the memory.
 */
export class NewWays {
  private readonly from = new Numbers();
  private readonly condition = new Numbers();
  private readonly to = new Numbers();

  add(from: State, condition: number, to: State): void {
    this.from.push(from);
    this.condition.push(condition);
    this.to.push(to);
  }

  /** Returns the ways sorted by their states and conditions. */
  sorted(states: number, isOrdered: boolean): Ways {
    const [from, condition, to] = [this.from.all(), this.condition.all(), this.to.all()];
    let min = 0;
    let max = 0;
    for (const each of condition) {
      min = Math.min(min, each);
      max = Math.max(max, each);
    }
    const anyOrder = condition.map((_, way) => way);
    const fromMin = condition.map((each) => each - min);
    const byCondition = inOrderOf(fromMin, anyOrder, max - min + 1).ways;
    const { ways, first } = inOrderOf(from, byCondition, states);
    return {
      first,
      conditions: ways.map((way) => condition[way]!),
      targets: ways.map((way) => to[way]!),
      added: isOrdered ? ways : null,
    };
  }
}

/**
 * Returns ways in the order of a number of each, those with the same number as before,
 * and where each number begins.
 */
function inOrderOf(numbers: Int32Array, ways: Int32Array, count: number): { ways: Int32Array; first: Int32Array } {
  const first = new Int32Array(count + 1);
  for (let at = 0; at < ways.length; at += 1) first[numbers[ways[at]!]! + 1]! += 1;
  for (let each = 0; each < count; each += 1) first[each + 1]! += first[each]!;
  const free = first.slice();
  const ordered = new Int32Array(ways.length);
  for (let at = 0; at < ways.length; at += 1) {
    const way = ways[at]!;
    const place = free[numbers[way]!]!;
    ordered[place] = way;
    free[numbers[way]!] = place + 1;
  }
  return { ways: ordered, first };
}

/** A growing row of whole numbers. */
export class Numbers {
  private row = new Int32Array(64);
  private length = 0;

  push(number: number): void {
    if (this.length === this.row.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.row);
      this.row = longer;
    }
    this.row[this.length] = number;
    this.length += 1;
  }

  at(place: number): number {
    return this.row[place]!;
  }

  set(place: number, number: number): void {
    this.row[place] = number;
  }

  /** Returns a copy of all. */
  all(): Int32Array {
    return this.row.slice(0, this.length);
  }
}
