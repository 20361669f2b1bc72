declare const workspace: unique symbol;
declare const made: unique symbol;

/** The id of a workspace. It comes from a row, so that the id of a user is never used in its place. */
export type WorkspaceId = string & { readonly [workspace]: true };

/** Who acts, the workspace by which queries of owned rows are scoped, and whose workspace that is. */
type Named = { readonly userId: string; readonly workspaceId: WorkspaceId; readonly ownerId: string };

/** The acting user in a workspace of theirs or in one where they work. */
export type Access = Named & { readonly [made]: true };

/** Returns the access of a row with these ids. Only borders may use it: `spotter/access-at-borders` lists them. */
export function accessOf({ userId, workspaceId, ownerId }: Named): Access {
  return { userId, workspaceId, ownerId } as Access;
}

/**
 * Returns a text as the id of a workspace: a new id, or one from a row that was passed on as text. Also for
 * borders only.
 */
export function toWorkspaceId(text: string): WorkspaceId {
  return text as WorkspaceId;
}
