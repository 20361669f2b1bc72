/** The last proposal that can still be agreed to, as the client describes it. */
export type OpenProposal = {
  /** The name by which it can be carried out; null for an offer of several times. */
  id: string | null;
  action: string | null;
  slotIds: string[];
};

/** Reads the client's block; null where there is none. */
export function readOpenProposal(block: string | null): OpenProposal | null {
  if (block === null) return null;
  const asked = /\bproposal_id (\S+): asked to confirm: (\w+)/.exec(block);
  return {
    id: asked?.[1] ?? null,
    action: asked?.[2] ?? null,
    slotIds: [...block.matchAll(/\bslot-[a-z0-9]+(?= = )/g)].map(([id]) => id),
  };
}
