/** The last proposal that can still be agreed to, as the client describes it. */
export type Proposal = {
  /** The name by which it can be carried out; null for an offer of several times. */
  id: string | null;
  action: string | null;
  slots: { id: string; says: string }[];
  /** The slot that the lead's words name, and those that fit them, by the client's own reading. */
  named: string | null;
  several: string[];
};

/** Reads the client's block; null where there is none. */
export function readProposal(block: string | null): Proposal | null {
  if (block === null) return null;
  const asked = /\bproposal_id (\S+): asked to confirm: (\w+)/.exec(block);
  const several = /their words fit ([^:\n]+): ask which/.exec(block)?.[1] ?? '';
  return {
    id: asked?.[1] ?? null,
    action: asked?.[2] ?? null,
    slots: [...block.matchAll(/\b(slot-[a-z0-9]+) = (.*?)(?=,slot-|\n|$)/g)].map(([, id = '', says = '']) => ({
      id,
      says,
    })),
    named: /their words name (slot-[a-z0-9]+)/.exec(block)?.[1] ?? null,
    several: several.split(', ').filter(Boolean),
  };
}
