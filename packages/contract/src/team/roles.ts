/** What someone may do in a workspace, from the least to the most: each may all that those before it may. */
export const roles = ['viewer', 'setter', 'manager', 'owner'] as const;
type Role = (typeof roles)[number];

/**
 * Who may call a route. A role: those with it, and with more. `person`: everybody signed in, because it is about
 * themselves and not about a workspace. `anyone`: visitors too.
 */
export type Caller = Role | 'person' | 'anyone';

/** Returns whether a role may call a route. */
export function mayCall(role: Role, { caller }: { caller: Caller }): boolean {
  // Callers without a role come first.
  return roles.indexOf(role) >= (roles as readonly Caller[]).indexOf(caller);
}
