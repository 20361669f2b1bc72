/** What a platform says about who wrote a comment. */
export type CommentAuthor = {
  id: string | null;
  username: string | null;
  /** Whether the platform calls the author the account itself. */
  isSelf: boolean;
};

/**
 * Whether the account itself wrote a comment. The name is the last resort, because it changes and may be lent by
 * another network: it counts where the platform names no id.
 */
export function isOwnComment(author: CommentAuthor, account: { accountId: string; username: string | null }): boolean {
  if (author.isSelf || author.id === account.accountId) return true;
  if (author.id !== null || author.username === null || account.username === null) return false;
  return author.username.toLowerCase() === account.username.toLowerCase();
}
