/** Returns the likeliest of the kinds of a classifier and the ordinary one, which has the rest of the likelihood. */
export function likeliestKind<Kind extends string, Ordinary extends string>(
  likely: number[],
  kinds: readonly Kind[],
  ordinary: Ordinary,
): Kind | Ordinary {
  const most = Math.max(...likely);
  const rest = 1 - likely.reduce((sum, each) => sum + each, 0);
  return most > rest ? kinds[likely.indexOf(most)]! : ordinary;
}
