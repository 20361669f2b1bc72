import type { PlatformChange } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadEvent, ThreadWebhooks } from './thread-webhooks.ts';
import type { ThreadWorld } from './thread-world.ts';

/** What the actions of people in their apps work with. */
export type ThreadParts = {
  dialect: PlatformDialect;
  world: ThreadWorld;
  webhooks: ThreadWebhooks;
  appId: string;
  now: () => Date;
  emit: (change: PlatformChange) => void;
};

/** Sends what a contact did as a webhook; it happened now, unless `at` says otherwise. */
export function publishContactEvent(
  { webhooks, now }: ThreadParts,
  { at, ...event }: Omit<ThreadEvent, 'by' | 'at'> & { at?: Date | undefined },
): void {
  void webhooks.publish({ ...event, by: 'contact', at: at ?? now() });
}
