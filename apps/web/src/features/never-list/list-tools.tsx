import { CloseButton, TextInput } from '@mantine/core';
import { neverListWays } from '@spotter/contract';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PillButton } from '../../components/kit/pill-button.tsx';
import { neverListMessages, wayLabel } from './messages.ts';
import { type NeverListFilter, useNeverListSummary } from './queries.ts';
import styles from './never-list.module.css';

/** How long the coach must pause in typing before the search begins, in ms. */
const typingPauseMs = 200;

/** Narrows the list by words and by how people came on it. */
export function ListTools(props: {
  filter: NeverListFilter;
  onFilter: (filter: NeverListFilter) => void;
  search: RefObject<HTMLInputElement | null>;
}) {
  const { filter, onFilter } = props;
  const counts = useNeverListSummary().data?.counts;
  return (
    <div className={styles.tools} role="search">
      <SearchField field={props.search} value={filter.search} onChange={(search) => onFilter({ ...filter, search })} />
      <div className={styles.ways} role="group" aria-label={neverListMessages.ways}>
        <PillButton
          className={styles.way}
          aria-pressed={filter.way === null}
          onClick={() => onFilter({ ...filter, way: null })}
        >
          {neverListMessages.all}
        </PillButton>
        {neverListWays.map((way) => (
          <PillButton
            key={way}
            className={styles.way}
            aria-pressed={filter.way === way}
            onClick={() => onFilter({ ...filter, way })}
          >
            {wayLabel(way, counts?.[way])}
          </PillButton>
        ))}
      </div>
    </div>
  );
}

/** Shows the typed text right away and searches after a pause. */
function SearchField(props: {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (search: string) => void;
}) {
  const { field, value, onChange } = props;
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

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={neverListMessages.search}
      placeholder={neverListMessages.searchHint}
      maxLength={100}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton
            aria-label={neverListMessages.clearSearch}
            onClick={() => {
              setTyped('');
              onChange('');
              // The button goes with the text.
              field.current?.focus();
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
