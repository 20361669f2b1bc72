import type { ClipboardEvent, DragEvent } from 'react';
import type { Attachments } from './use-attachments.ts';

/** Returns what takes files that are pasted into a box or dropped on it. */
export function takesFiles({ add }: Attachments) {
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    void add(files);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onDragOver: (event: DragEvent) => {
      // Without this the browser leaves the page and opens the file.
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
}
