import { foldedWordsOf } from '@spotter/language/text/folded-words';

/** Names by their words, one below the other, so that a text is searched for all of them at once. */
type Branch = { next: Map<string, Branch>; name: string | null };

const minNameLength = 3;
/** By its first words a name is distinguished from any other. */
const maxWords = 12;
/** Before a name, and no part of it. */
const articles = new Set('the our my a an el la los las le les o os as der die das il lo i gli de het'.split(' '));

/** Returns what a name is known by, whatever its case, accents and article; null for one too short to be found. */
export function nameKey(name: string): string | null {
  const words = wordsIn(name).slice(0, maxWords);
  const own = words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words;
  const key = own.join(' ');
  return key.length < minNameLength ? null : key;
}

/** Returns a function that names which of these names a sentence holds: of two at one place, the longer. */
export function createNameFinder(keys: Iterable<string>): (sentence: string) => Set<string> {
  const root: Branch = { next: new Map(), name: null };
  for (const key of keys) {
    let branch = root;
    for (const word of key.split(' ')) {
      const next = branch.next.get(word) ?? { next: new Map(), name: null };
      branch.next.set(word, next);
      branch = next;
    }
    branch.name = key;
  }
  return (sentence) => {
    const found = new Set<string>();
    const words = wordsIn(sentence);
    for (let at = 0; at < words.length; at += 1) {
      let [branch, name, end]: [Branch, string | null, number] = [root, null, at];
      for (let place = at; place < words.length; place += 1) {
        const next = branch.next.get(words[place]!);
        if (next === undefined) break;
        branch = next;
        if (branch.name !== null) [name, end] = [branch.name, place];
      }
      if (name === null) continue;
      found.add(name);
      at = end;
    }
    return found;
  };
}

function wordsIn(text: string): string[] {
  return foldedWordsOf(text.slice(0, maxReadLength));
}

/** Of a longer sentence the beginning is searched. */
const maxReadLength = 400;
