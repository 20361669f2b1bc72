import { SetupQuery } from '@spotter/contract';
import { z } from 'zod';
import { setupResultKey } from '../../api/drafts.ts';

/** Marks our own messages among all those that a window receives. */
const kind = 'spotter:setup';
const channelName = 'spotter:setup';
/** How long a ticket is valid, in ms. */
const ticketMs = 10 * 60_000;

/** What the popup brings back: the query of /setup, as text. The receiver parses it with the contract. */
export type SetupMessage = { kind: typeof kind; service: string } & Record<string, string>;

const SetupMessageSchema = z.object({ kind: z.literal(kind), service: z.string() }).catchall(z.string());
const StoredResult = z.object({ message: SetupMessageSchema, at: z.number() });

/** Reads the values of the provider's redirect, from the query or the hash. */
export function readSetupAddress(search: string, hash: string): SetupMessage {
  const given = new URLSearchParams(search);
  const behindHash = new URLSearchParams(hash.replace(/^#/, ''));
  // Only Instagram's redirect does not name its service.
  return { service: 'instagram', ...Object.fromEntries(behindHash), ...Object.fromEntries(given), kind };
}

/** Parses the message with the contract. Returns null if nothing usable came. */
export function parseSetup(message: SetupMessage): SetupQuery | null {
  return SetupQuery.safeParse(message).data ?? null;
}

/**
 * Delivers the result to the waiting page: to the opener and to every page of ours, because a provider's page
 * may have cut the link to the opener. Without an opener the result is also stored for the next page.
 */
export function deliverSetup(message: SetupMessage): void {
  const opener = window.opener as Window | null;
  if (opener === null) storeResult(message);
  else opener.postMessage(message, window.location.origin);
  const channel = new BroadcastChannel(channelName);
  // A channel reaches only our own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
  channel.close();
}

/** Listens on all the ways a result can come. Returns a function that stops it. */
export function listenForSetup(onMessage: (message: SetupMessage) => void): () => void {
  const receive = (data: unknown) => {
    const parsed = SetupMessageSchema.safeParse(data);
    if (parsed.success) onMessage(parsed.data);
  };
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === window.location.origin) receive(event.data);
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data));
  window.addEventListener('message', onWindowMessage);
  const stored = readStoredResult();
  if (stored !== null) queueMicrotask(() => onMessage(stored));
  return () => {
    channel.close();
    window.removeEventListener('message', onWindowMessage);
  };
}

/** Removes a stored result, because it can be used only once. */
export function forgetStoredResult(): void {
  window.localStorage.removeItem(setupResultKey);
}

function storeResult(message: SetupMessage): void {
  window.localStorage.setItem(setupResultKey, JSON.stringify({ message, at: Date.now() }));
}

function readStoredResult(): SetupMessage | null {
  const stored = window.localStorage.getItem(setupResultKey);
  if (stored === null) return null;
  try {
    const parsed = StoredResult.safeParse(JSON.parse(stored));
    const usable = parsed.success && Date.now() - parsed.data.at < ticketMs;
    return usable ? parsed.data.message : null;
  } catch {
    return null;
  }
}
