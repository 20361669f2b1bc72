import { useSyncExternalStore } from 'react';
import { textKey, textKeyStart } from './drafts.ts';

/**
 * A text that could not be sent to a contact. It stays on this device until the coach sends or empties it, and
 * is never sent on its own.
 */
export type KeptText = { chatId: string; contactName: string; text: string };

const listeners = new Set<() => void>();

// A snapshot must stay the same object while nothing has changed.
let read: { from: string; texts: KeptText[] } = { from: '', texts: [] };

/** Returns the unsent texts of this user, by chat. */
export function useKeptTexts(userId: string): KeptText[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    () => listKeptTexts(userId),
    () => read.texts,
  );
}

/** Returns the unsent text of a chat, or null if there is none. */
export function findKeptText(userId: string, chatId: string): string | null {
  return listKeptTexts(userId).find((entry) => entry.chatId === chatId)?.text ?? null;
}

/** Keeps a text and replaces the one that was kept for its chat. An empty text is removed. */
export function keepText(userId: string, entry: KeptText): void {
  const key = textKey(userId, entry.chatId);
  try {
    if (entry.text.trim() === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // The storage is full. The text is still in the box, so nothing is lost.
  }
  for (const listener of listeners) listener();
}

function listKeptTexts(userId: string): KeptText[] {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(textKeyStart(userId)));
  const stored = keys.map((key) => window.localStorage.getItem(key) ?? '');
  const from = JSON.stringify(stored);
  if (from !== read.from) read = { from, texts: stored.flatMap(parseKept) };
  return read.texts;
}

function parseKept(stored: string): KeptText[] {
  try {
    const { chatId, contactName, text } = JSON.parse(stored) as Partial<Record<keyof KeptText, unknown>>;
    if (typeof chatId !== 'string' || typeof contactName !== 'string' || typeof text !== 'string') return [];
    return [{ chatId, contactName, text }];
  } catch {
    return [];
  }
}
