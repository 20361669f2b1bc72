import type { BulkSelection } from '@spotter/contract';
import { useState } from 'react';
import { filterQuery, type ListFilter } from '../list/list-filter.ts';

/** Which conversations of the list are selected. */
export type Selection = {
  /** Null: nothing is being selected. */
  ids: ReadonlySet<string> | null;
  /** Whether all that match the list are meant, loaded or not. */
  isAll: boolean;
  /** Selects a conversation, or no longer. `reached`: those from the one before to it, which follow it. */
  toggle(id: string, reached?: readonly string[]): void;
  /** The conversation that was selected last. */
  last: string | null;
  selectAll(): void;
  begin(): void;
  end(): void;
  chosen(): BulkSelection | null;
};

type State = { of: string; ids: ReadonlySet<string> | null; isAll: boolean; last: string | null };

/** Keeps what is selected of a list. Another list begins without. */
export function useSelection(botId: string | undefined, filter: ListFilter): Selection {
  const of = JSON.stringify([botId, filterQuery(filter)]);
  const none: State = { of, ids: null, isAll: false, last: null };
  const [stored, setState] = useState(none);
  const state = stored.of === of ? stored : none;

  return {
    ids: state.ids,
    isAll: state.isAll,
    last: state.last,
    toggle(id, reached = [id]) {
      const ids = new Set(state.ids);
      const isOn = !ids.has(id);
      for (const one of reached) {
        if (isOn) ids.add(one);
        else ids.delete(one);
      }
      setState({ of, ids, isAll: false, last: id });
    },
    selectAll: () => setState({ ...state, ids: state.ids ?? new Set(), isAll: true }),
    begin: () => setState({ ...none, ids: new Set() }),
    end: () => setState(none),
    chosen() {
      if (state.isAll && botId !== undefined) return { botId, filter: filterQuery(filter) };
      return state.ids === null || state.ids.size === 0 ? null : { chatIds: [...state.ids] };
    },
  };
}
