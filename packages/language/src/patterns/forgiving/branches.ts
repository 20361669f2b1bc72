/**
 * A map from words to what they lead to.
 * Most have one word or none, for which a map would take many times the memory.
 */
export class Branches<Target> {
  private word: string | null = null;
  private target: Target | undefined = undefined;
  private more: Map<string, Target> | null = null;

  get(word: string): Target | undefined {
    return this.word === word ? this.target : this.more?.get(word);
  }

  /** Adds a word that is not in it. */
  add(word: string, target: Target): void {
    if (this.word !== null) {
      this.more ??= new Map();
      this.more.set(word, target);
      return;
    }
    this.word = word;
    this.target = target;
  }
}

/** What a state leads to, or that it leads nowhere, for which an empty list of its own would take memory. */
export const nothing: never[] = [];

/** Adds to a list that may be `nothing`; returns the list. */
export function withOneMore<Each>(list: Each[], one: Each): Each[] {
  if (list === nothing) return [one];
  list.push(one);
  return list;
}
