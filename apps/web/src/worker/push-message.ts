import type { PushMessage } from '@spotter/contract';

/** An answer that waits for the coach's word. */
export type Proposal = { id: string; chatId: string };

/** What a push asks to show. */
export type ReadPush = {
  title: string;
  body: string;
  /** On our own origin. */
  path: string;
  tag: string | null;
  renotify: boolean;
  badge: number | null;
  notificationId: string | null;
  isSevere: boolean;
  canTakeOver: boolean;
  /** The answer that Send sends, and its chat; null: there is none to send. */
  proposal: Proposal | null;
};

/** The text for a push that cannot be read. A worker that shows nothing loses its subscription. */
const unreadable: ReadPush = {
  title: 'Spotter',
  body: 'You have news from your leads.',
  path: '/notifications',
  tag: null,
  renotify: false,
  badge: null,
  notificationId: null,
  isSevere: false,
  canTakeOver: false,
  proposal: null,
};

type Given = { [Name in keyof PushMessage['notification']]?: unknown };

/**
 * Reads a push (`PushMessage`). It does so by hand, because the schemas are 90 kB and only our own server can
 * write what a device decrypts. A field that is missing or not a text is left out, and no address leads to
 * another origin.
 */
export function readPush(payload: string | null, origin: string): ReadPush {
  const given = notificationIn(payload);
  if (given === null || typeof given.title !== 'string' || given.title === '') return unreadable;
  const data = recordOf(given.data);
  return {
    title: given.title,
    body: textOf(given.body) ?? '',
    path: pathOf(given.navigate, origin) ?? unreadable.path,
    tag: textOf(given.tag),
    renotify: given.renotify === true,
    badge: typeof given.app_badge === 'number' ? given.app_badge : null,
    notificationId: textOf(data['notificationId']),
    isSevere: data['kind'] === 'severe',
    canTakeOver: data['canTakeOver'] === true,
    proposal: proposalOf(data),
  };
}

/** Returns the answer that data names; null where it names none. */
export function proposalOf({ proposalId, chatId }: Record<string, unknown>): Proposal | null {
  const [id, chat] = [textOf(proposalId), textOf(chatId)];
  return id === null || chat === null ? null : { id, chatId: chat };
}

function notificationIn(payload: string | null): Given | null {
  try {
    const message: unknown = JSON.parse(payload ?? '');
    return recordOf(recordOf(message)['notification']);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function pathOf(address: unknown, origin: string): string | null {
  if (typeof address !== 'string') return null;
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) return null;
  const path = url.pathname + url.search;
  // As an address of its own, a path that begins with two slashes names another host.
  return path.startsWith('//') ? null : path;
}
