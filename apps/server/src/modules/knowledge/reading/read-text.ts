import type { PageSign, Section } from '@spotter/domain/knowledge';

/** What a reader is given. `charset`: as it was said to be; null: not said. */
export type ToRead = {
  format: 'html' | 'pdf' | 'docx' | 'text';
  content: Uint8Array;
  charset: string | null;
};

/**
 * What was read. `title`: as the source says; null where it does not. `leftOut`: the share of the text that was
 * not taken, such as menus and hidden words; null where a source has no such parts.
 */
export type ReadText = { title: string | null; sections: Section[]; leftOut: number | null; signs: PageSign[] };

/** Why something cannot be read, as the coach reads it. */
export class Unreadable extends Error {}

/** Tells how far reading is. */
export type OnProgress = (done: number, total: number) => void;
