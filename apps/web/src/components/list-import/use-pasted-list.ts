import { isHandleListTooLong } from '@spotter/domain/inbox';
import { useDeferredValue, useMemo, useState } from 'react';
import { listMessages } from './list-messages.ts';

/** Max characters that the server takes at once. */
const maxLength = 900_000;
const maxNameLength = 100;

/** A list that was typed, pasted, or read from a file with this name. */
export type PastedList = { text: string; name: string | null };

/** Holds a list while it is entered. `text` is what to read of it: it follows after a pause. */
export function usePastedList() {
  const [list, setList] = useState<PastedList>({ text: '', name: null });
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  // A list of thousands is read while the coach goes on typing.
  const text = useDeferredValue(list.text);
  const isTooLong = useMemo(() => text.length > maxLength || isHandleListTooLong(text), [text]);

  async function take(file: File) {
    setFileFailure(file.size > maxLength ? listMessages.fileTooLarge : null);
    if (file.size > maxLength) return;
    await file.text().then(
      (content) => setList({ text: content, name: file.name.slice(0, maxNameLength) }),
      () => setFileFailure(listMessages.fileFailed),
    );
  }

  return {
    list,
    setList,
    takeFile: (file: File) => void take(file),
    text: isTooLong ? '' : text,
    isReading: text !== list.text,
    failure: fileFailure ?? (isTooLong ? listMessages.fileTooLarge : null),
  };
}
