/** Returns the id of the row that leads to the conversation with a lead. */
export const rowIdOf = (leadId: string): string => `lead-${leadId}`;
