import { readKeptToken } from '../api/kept-token.ts';
import { answerClick, type Click, showPush } from './notifications.ts';
import { answerFetch, forgetOtherShells, type Shell, storeShell } from './offline-shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The build inserts it: see build-steps/build-worker.ts. */
declare const shellOfBuild: Shell;

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

const scope = globalThis as unknown as WorkerScope;
const shell = shellOfBuild;

addEventListener('install', (event) => {
  (event as Extendable).waitUntil(storeShell(scope, shell));
});

addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(Promise.all([forgetOtherShells(scope, shell), scope.clients.claim()]));
});

addEventListener('fetch', (event) => {
  const asked = event as Event & { request: Request; respondWith(answer: Promise<Response>): void };
  const answer = answerFetch(scope, shell, asked.request);
  if (answer !== null) asked.respondWith(answer);
});

addEventListener('push', (event) => {
  const push = event as Extendable & { data: { text(): string } | null };
  push.waitUntil(showPush(scope, push.data?.text() ?? null));
});

addEventListener('notificationclick', (event) => {
  (event as Extendable).waitUntil(answerClick(scope, readKeptToken, event as unknown as Click));
});

// A page asks for this build's version, or makes the worker replace an older one. The worker never replaces one
// alone, because open pages use the older build's files.
addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const { type } = (data ?? {}) as { type?: unknown };
  if (type === 'version') ports[0]?.postMessage(shell.version);
  if (type === 'take-over') void scope.skipWaiting();
});
