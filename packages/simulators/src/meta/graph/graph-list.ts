const defaultPageSize = 25;
const largestPage = 100;

/** One page of a list, as Graph answers it. */
export type GraphPage = { data: Record<string, unknown>[]; paging?: Record<string, unknown> };

/** One page of a list, with Graph's cursors; `address` is where the following pages are. */
export function pageOf<Item>(
  items: Item[],
  request: { limit: number | null; after: string | null; address: URL | null },
  cursorOf: (item: Item) => string,
  show: (item: Item) => Record<string, unknown>,
): GraphPage {
  const limit = Math.min(Math.max(request.limit ?? defaultPageSize, 1), largestPage);
  const known = request.after === null ? -1 : items.findIndex((item) => cursor(cursorOf(item)) === request.after);
  const shown = items.slice(known + 1, known + 1 + limit);
  const first = shown[0];
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return { data: [] };
  const cursors = { before: cursor(cursorOf(first)), after: cursor(cursorOf(last)) };
  const more = known + 1 + shown.length < items.length;
  if (!more || request.address === null) return { data: shown.map(show), paging: { cursors } };
  const next = new URL(request.address);
  next.searchParams.set('after', cursors.after);
  return { data: shown.map(show), paging: { cursors, next: next.href } };
}

function cursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}
