import { useLocation, useSearchParams } from 'react-router';
import { type ListFilter, readFilter, writeFilter } from './list-filter.ts';

/** Returns the filter of the conversations, which the address holds, and the part of an address that keeps it. */
export function useListFilter(): {
  filter: ListFilter;
  setFilter: (filter: ListFilter) => void;
  kept: string;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const filter = readFilter(params);
  return {
    filter,
    setFilter: (next) =>
      setParams((present) => writeFilter(next, present), { replace: true, preventScrollReset: true, state }),
    kept: addressPart(filter),
  };
}

function addressPart(filter: ListFilter): string {
  const params = writeFilter(filter).toString();
  return params === '' ? '' : `?${params}`;
}
