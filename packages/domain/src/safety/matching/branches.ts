/** A map from words to what they lead to. Most have one word or none, for which a map would take many times the memory. */
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
