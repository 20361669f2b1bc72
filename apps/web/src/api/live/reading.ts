import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pauseAfter } from './pause-after.ts';

/** The pause between two reads of the same answer, in ms, because a busy account has news many times a second. */
const restMs = 500;

/** Reads answers again that a page shows; what nobody looks at is read when somebody does. */
export type Reading = {
  /**
   * After news: what is cached under these keys is asked for once more, after the answer that may be on its way,
   * because that one may be older. So there is one request at a time, however much news there is. If that fails,
   * it is asked for again, less and less often.
   */
  again(...keys: QueryKey[]): void;
  /**
   * After a time in which news may have been lost.
   * It does the same, and no longer waits because of failures before.
   */
  catchUp(...keys: QueryKey[]): void;
};

type Work = { isWanted?: boolean; failures: number; endPause?: () => void };

/** Makes the reading of a cache. */
export function createReading(queryClient: QueryClient): Reading {
  const cache = queryClient.getQueryCache();
  const works = new Map<Query, Work>();

  async function read(query: Query, work: Work): Promise<void> {
    while (work.isWanted && cache.get(query.queryHash) === query && query.isActive()) {
      if (query.state.fetchStatus !== 'idle') await query.fetch().catch(() => undefined);
      work.isWanted = false;
      await query.fetch().then(
        () => (work.failures = 0),
        () => {
          // Without an earlier answer, the page shows the failure and a button.
          work.isWanted ||= query.state.data !== undefined;
          work.failures += 1;
        },
      );
      await new Promise<void>((resolve) => {
        work.endPause = resolve;
        setTimeout(resolve, work.failures === 0 ? restMs : pauseAfter(work.failures));
      });
    }
    works.delete(query);
    if (work.isWanted) query.invalidate();
  }

  const want =
    (isBack: boolean) =>
    (...keys: QueryKey[]) => {
      for (const queryKey of keys) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
        for (const query of cache.findAll({ queryKey, type: 'active' })) {
          const known = works.get(query);
          const work: Work = known ?? { failures: 0 };
          work.isWanted = true;
          if (isBack) {
            work.failures = 0;
            work.endPause?.();
          }
          if (known !== undefined) continue;
          works.set(query, work);
          void read(query, work);
        }
      }
    };
  return { again: want(false), catchUp: want(true) };
}
