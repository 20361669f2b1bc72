import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { listMessages, moreSentence } from './list-messages.ts';
import type { PastedList } from './use-pasted-list.ts';
import styles from './list-import.module.css';

/** Takes a list: typed, pasted or from a file. */
export function ListField(props: {
  label: string;
  placeholder: string;
  list: PastedList;
  onChange: (list: PastedList) => void;
  onFile: (file: File) => void;
}) {
  const { list, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {list.name === null ? (
        <Textarea
          data-autofocus
          label={props.label}
          placeholder={props.placeholder}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          value={list.text}
          onChange={(event) => onChange({ text: event.currentTarget.value, name: null })}
        />
      ) : (
        <p className={styles.file}>
          <bdi>{list.name}</bdi>
        </p>
      )}
      <div className={styles.sources}>
        <button type="button" className="text-action" onClick={() => input.current?.click()}>
          {list.name === null ? listMessages.choose : listMessages.otherFile}
        </button>
        {list.name !== null && (
          <button type="button" className="text-action" onClick={() => onChange({ text: '', name: null })}>
            {listMessages.withoutFile}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={listMessages.fileInput}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) props.onFile(file);
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** More lines than these are not read by anybody. */
const shownLines = 100;

/** What of a list cannot be used, one in each line. `count`: how many there are in all. */
export function NamedLines({ label, lines, count = lines.length }: { label: string; lines: string[]; count?: number }) {
  if (count === 0) return null;
  const shown = lines.slice(0, shownLines);
  return (
    // A long list is scrolled by the keyboard too.
    <ul className={styles.lines} aria-label={label} tabIndex={0}>
      {[...new Set(shown)].map((line) => (
        <li key={line}>{line}</li>
      ))}
      {count > shown.length && <li>{moreSentence(count - shown.length)}</li>}
    </ul>
  );
}

/** Says what was found in a list, and in a second sentence what is wrong with it. */
export function ListFound({ found, wrong }: { found: string; wrong: string | null }) {
  return (
    <div role="status" className={styles.found}>
      <p>{found}</p>
      {wrong !== null && <p className={styles.wrong}>{wrong}</p>}
    </div>
  );
}
