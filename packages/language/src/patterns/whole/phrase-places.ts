/** A place between the words of phrases, by its number. */
export type Place = number;

export type PhrasePlaces = {
  /** Adds a place. */
  add(): Place;
  /** Adds a word that leads from one place to another. */
  connect(from: Place, word: string, to: Place): void;
  /** Notes that phrases of some kinds, each a bit, end at a place. */
  end(place: Place, kinds: number): void;
  /** Returns where a word leads from a place. */
  next(place: Place, word: string): Place[];
  kindsAt(place: Place): number;
  /** Gets ready to be asked, which the first question does otherwise; nothing can be added from then on. */
  ready(): void;
};

/**
 * Returns an empty graph of words. All lists together have some hundred thousand places: each is a few numbers
 * in a row of them, as an object with a map for its words would take ten times the memory.
 */
export function createPlaces(): PhrasePlaces {
  const words = new Map<string, number>();
  const kinds = createNumbers();
  /** The ways in the order in which they were added; let go once they are sorted. */
  let added: { from: Numbers; word: Numbers; to: Numbers } | null = {
    from: createNumbers(),
    word: createNumbers(),
    to: createNumbers(),
  };
  let sorted: SortedWays | null = null;

  function sortedWays(): SortedWays {
    if (added !== null) sorted = sortWays(added, { places: kinds.length(), words: words.size });
    added = null;
    return sorted!;
  }

  return {
    add: () => kinds.push(0),
    connect(from, word, to) {
      if (added === null) throw new Error('Phrases are added before the first text is read');
      const id = words.get(word) ?? words.size;
      words.set(word, id);
      added.from.push(from);
      added.word.push(id);
      added.to.push(to);
    },
    end: (place, ended) => kinds.set(place, kinds.at(place) | ended),
    next(place, word) {
      const id = words.get(word);
      return id === undefined ? [] : leadsTo(sortedWays(), place, id);
    },
    kindsAt: (place) => kinds.at(place),
    ready: () => void sortedWays(),
  };
}

/** The ways from each place: `first` says where they begin, and those of one place are sorted by word. */
type SortedWays = { first: Int32Array; words: Int32Array; targets: Int32Array };

function sortWays(
  { from, word, to }: { from: Numbers; word: Numbers; to: Numbers },
  counts: { places: number; words: number },
): SortedWays {
  const [froms, words, tos] = [from.all(), word.all(), to.all()];
  const anyOrder = words.map((_, way) => way);
  const byWord = inOrderOf(words, anyOrder, counts.words).ways;
  const { ways, first } = inOrderOf(froms, byWord, counts.places);
  return { first, words: ways.map((way) => words[way]!), targets: ways.map((way) => tos[way]!) };
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

function leadsTo({ first, words, targets }: SortedWays, place: Place, word: number): Place[] {
  let low = first[place]!;
  const end = first[place + 1]!;
  for (let high = end; low < high;) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  const found: Place[] = [];
  for (; low < end && words[low] === word; low += 1) found.push(targets[low]!);
  return found;
}

type Numbers = ReturnType<typeof createNumbers>;

/** A growing row of whole numbers. */
function createNumbers() {
  let row = new Int32Array(64);
  let length = 0;
  return {
    /** Adds a number; returns its place. */
    push(number: number): number {
      if (length === row.length) {
        const longer = new Int32Array(length * 2);
        longer.set(row);
        row = longer;
      }
      row[length] = number;
      length += 1;
      return length - 1;
    },
    at: (place: number): number => row[place]!,
    set(place: number, number: number): void {
      row[place] = number;
    },
    length: () => length,
    all: (): Int32Array => row.subarray(0, length),
  };
}
