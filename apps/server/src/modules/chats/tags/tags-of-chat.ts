/** The tags that a chat has, and those that an agent may give it. */
export type ChatTags = {
  given: { id: string; name: string; isClient: boolean }[];
  usable: { id: string; name: string }[];
};

/** Whether a tag marks the contact as a client. */
export function isClient({ given }: ChatTags): boolean {
  return given.some((tag) => tag.isClient);
}
