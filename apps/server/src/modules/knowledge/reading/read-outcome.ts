import type { ReadText, ToRead } from './read-text.ts';

/** `text`: its sections are passages, few enough to be stored. `checksum`: of all sections, as they were read. */
export type ReadOutcome = { kind: 'read'; text: ReadText; checksum: string } | { kind: 'unreadable'; reason: string };

/** What is read: content, or the path of a file on this machine, which only the thread opens. */
export type ReadSource = ToRead | (Omit<ToRead, 'content'> & { path: string });

/** What the thread says. */
export type ReaderMessage = { kind: 'progress'; done: number; total: number } | ReadOutcome;
