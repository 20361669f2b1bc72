/** Names by which a model refers to times and proposals: short enough to be repeated without a fault, and of no use elsewhere. */
export const slotName = (start: Date): string => `slot-${start.getTime().toString(36)}`;
export const proposalName = (id: string): string => `proposal-${id.slice(-8)}`;
