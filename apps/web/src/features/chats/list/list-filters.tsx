import { CloseButton, NativeSelect, Popover, TextInput } from '@mantine/core';
import type { ChatStage } from '@spotter/contract';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { chosenFilters, type ListFilter, noFilter } from './list-filter.ts';
import { stageNames } from '../messages.ts';
import { tagMessages } from '../tags/tag-messages.ts';
import { useTags } from '../tags/tag-queries.ts';
import styles from './list-filters.module.css';

/** How long the coach must pause in typing before the search begins, in ms. */
const typingPauseMs = 200;

/** Narrows the list by words and, behind one button, by what waits, by who answers and by stage. */
export function ListFilters({ filter, onFilter }: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) {
  const count = chosenFilters(filter);
  return (
    <div className={styles.listSearch} role="search">
      <SearchField value={filter.search} onChange={(search) => onFilter({ ...filter, search })} />
      <Popover
        width="min(300px, calc(100vw - 32px))"
        position="bottom-start"
        radius="lg"
        offset={4}
        // The header is always in view. A check for that hides what opens before its place is known.
        hideDetached={false}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={styles.filterButton}
            data-active={count > 0 || undefined}
            aria-label={inboxMessages.filtersButton(count)}
            title={inboxMessages.filtersButton(count)}
          >
            <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
            {count > 0 && <span aria-hidden>{count}</span>}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.choices} aria-label={inboxMessages.filters}>
          <Choices filter={filter} onFilter={onFilter} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function Choices({ filter, onFilter }: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) {
  const chip = (name: string, pressed: boolean, change: Partial<ListFilter>) => (
    <PillButton className={styles.listFilter} aria-pressed={pressed} onClick={() => onFilter({ ...filter, ...change })}>
      {name}
    </PillButton>
  );
  return (
    <div className={styles.listFilters} role="group" aria-label={inboxMessages.filters}>
      {chip(inboxMessages.needsYou, filter.needsYou, { needsYou: !filter.needsYou })}
      {chip(inboxMessages.unread, filter.unread, { unread: !filter.unread })}
      {chip(inboxMessages.agentOn, filter.enabled === true, { enabled: filter.enabled === true ? null : true })}
      {chip(inboxMessages.agentOff, filter.enabled === false, { enabled: filter.enabled === false ? null : false })}
      {chip(
        inboxMessages.spam,
        filter.spam,
        filter.spam ? { spam: false } : { ...noFilter, search: filter.search, spam: true },
      )}
      <NativeSelect
        className={styles.listStage}
        aria-label={inboxMessages.stage}
        value={filter.stage ?? ''}
        onChange={(event) => onFilter({ ...filter, stage: (event.currentTarget.value || null) as ChatStage | null })}
        data={[
          { value: '', label: inboxMessages.anyStage },
          ...Object.entries(stageNames).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TagChoice chosen={filter.tag} onChoose={(tag) => onFilter({ ...filter, tag })} />
    </div>
  );
}

/** One tag out of those that there are. One that was deleted says so. */
function TagChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (tag: string | null) => void }) {
  const tags = useTags().data ?? [];
  if (tags.length === 0 && chosen === null) return null;
  const isGone = chosen !== null && !tags.some(({ _id }) => _id === chosen);
  return (
    <NativeSelect
      className={styles.listStage}
      aria-label={tagMessages.ofChat}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      data={[
        { value: '', label: tagMessages.any },
        ...(isGone ? [{ value: chosen, label: tagMessages.gone }] : []),
        ...tags.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  );
}

/** Shows the typed text right away and searches after a pause. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setTyped(value);
  }
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => report.current(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  function clear() {
    setTyped('');
    onChange('');
  }

  return (
    <TextInput
      className={styles.searchField}
      type="search"
      aria-label={inboxMessages.search}
      placeholder={inboxMessages.searchHint}
      title={inboxMessages.search}
      maxLength={100}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label={inboxMessages.clearSearch} onClick={clear} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
