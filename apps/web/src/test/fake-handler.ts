export type Answer = { value: unknown; nextCursor?: string };

/** Answers one call of a fake backend. null means that nothing has that name. */
export type Handler = (input: {
  id: string;
  second: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}) => Answer | null;
