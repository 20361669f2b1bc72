import { useSyncExternalStore } from 'react';
import { textKey, textKeyStart } from './drafts.ts';

/** A text that could not be sent to a contact. It stays on this device until it is sent or emptied, and never leaves by itself. */
export type KeptText = { chatId: string; contactName: string; text: string };

const listeners = new Set<() => void>();

// A snapshot has to stay the same object while nothing has changed.
let read: { from: string; texts: KeptText[] } = { from: '', texts: [] };

/** The texts that this user could not send, by chat. */
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

/** The text that could not be sent in a chat; null where all were. */
export function findKeptText(userId: string, chatId: string): string | null {
  return listKeptTexts(userId).find((kept) => kept.chatId === chatId)?.text ?? null;
}

/** Keeps a text in place of what was kept for its chat; an empty one is forgotten. */
export function keepText(userId: string, kept: KeptText): void {
  const key = textKey(userId, kept.chatId);
  try {
    if (kept.text.trim() === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full storage: the text is in the box, and no worse off than before.
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
