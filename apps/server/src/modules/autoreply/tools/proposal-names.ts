/** Names of times and proposals for a model: short, so that it repeats them right, and useless elsewhere. */
export const slotName = (start: Date): string => `slot-${start.getTime().toString(36)}`;
export const proposalName = (id: string): string => `proposal-${id.slice(-8)}`;
