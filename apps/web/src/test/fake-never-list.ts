import type { NeverListEntry, NeverListImport } from '@spotter/contract';
import { readHandleList, wrongLineSentence } from '@spotter/domain/inbox';
import type { Handler } from './fake-handler.ts';

/** Whom no agent of the coach's answers. */
export type FakeNeverList = { entries: NeverListEntry[]; imports: NeverListImport[] };

export function nobodyListed(given: Partial<FakeNeverList> = {}): FakeNeverList {
  return { entries: [], imports: [], ...given };
}

/** Returns someone on the list. */
export function aListed(given: Partial<NeverListEntry> = {}): NeverListEntry {
  return {
    _id: 'listed-1',
    way: 'handle',
    handle: 'maria.lopez',
    name: null,
    picture: null,
    chatId: null,
    from: null,
    at: '2026-11-20T12:00:00.000Z',
    import: null,
    ...given,
  };
}

const pageLength = 100;

/** The fake backend's handlers for the never list. */
export function neverListHandlers(stored: { neverList: FakeNeverList }): Record<string, Handler> {
  const { neverList } = stored;
  return {
    'GET /never-list': ({ query }) => {
      const [search, way] = [query.get('search') ?? '', query.get('way')];
      const found = neverList.entries.filter(
        (entry) => (way === null || entry.way === way) && `${entry.handle} ${entry.name}`.includes(search),
      );
      const start = Number(query.get('cursor') ?? 0);
      const value = found.slice(start, start + pageLength);
      const next = start + pageLength;
      return { value, ...(next < found.length ? { nextCursor: String(next) } : {}) };
    },
    'GET /never-list/summary': () => {
      const count = (way: NeverListEntry['way']) => neverList.entries.filter((entry) => entry.way === way).length;
      const counts = { chat: count('chat'), handle: count('handle'), import: count('import'), stop: count('stop') };
      return { value: { counts, imports: neverList.imports } };
    },
    'POST /never-list': ({ body }) => {
      const { handles, repeated, wrong } = readHandleList(String(body.text));
      if (wrong.length > 0 && body.skipWrong !== true) throw new Error(wrongLineSentence(wrong[0]!));
      const known = new Set(neverList.entries.map(({ handle }) => handle));
      const fresh = handles.filter((handle) => !known.has(handle));
      const name = typeof body.name === 'string' ? body.name : 'Pasted list';
      const isImport = handles.length > 1 || body.name !== undefined;
      const _id = isImport ? `import-${neverList.imports.length + 1}` : `listed-${fresh[0]}`;
      if (isImport) neverList.imports.unshift({ _id, name, count: fresh.length, at: '2026-11-20T12:00:00.000Z' });
      neverList.entries.unshift(
        ...fresh.map((handle) =>
          aListed({
            _id: `listed-${handle}`,
            handle,
            way: isImport ? 'import' : 'handle',
            import: isImport ? { _id, name } : null,
          }),
        ),
      );
      const added = fresh.length;
      return {
        value: { _id: added === 0 ? null : _id, added, known: handles.length - added, repeated, skipped: wrong.length },
      };
    },
    'DELETE /never-list/{id}': ({ id }) => {
      neverList.entries = neverList.entries.filter((entry) => entry._id !== id && entry.import?._id !== id);
      neverList.imports = neverList.imports.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
  };
}
