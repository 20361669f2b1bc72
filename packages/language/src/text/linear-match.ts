/** A match, with its groups as `RegExp` gives them: by number, and by name where they have one. */
export type LinearMatch = {
  index: number;
  /** The whole match. */
  text: string;
  groups: (string | undefined)[];
  named: Record<string, string | undefined>;
};
