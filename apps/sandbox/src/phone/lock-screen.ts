import type { PushServiceControl } from '@spotter/simulators/push-service/push-service-simulator';
import type { ReceivedPush } from '@spotter/simulators/push-service/push-world-state';
import { z } from 'zod';

const maxShown = 20;

/** A push in the form that the product's worker shows (Declarative Web Push). */
const ShownPush = z.object({
  notification: z.object({
    title: z.string(),
    body: z.string().default(''),
    navigate: z.url(),
    tag: z.string().default(''),
  }),
});

/** A notification on the coach's lock screen. */
export type LockScreenEntry = { id: string; title: string; body: string; navigate: string; at: string };

/** Returns the coach's lock screen, the newest first: of one tag on one browser only the newest. */
export function lockScreenOf(pushService: Pick<PushServiceControl, 'pushes'>): LockScreenEntry[] {
  const shown = new Map<string, LockScreenEntry>();
  for (const push of pushService.pushes()) {
    const read = readPush(push);
    if (read === null) continue;
    const { tag, ...entry } = read;
    const place = `${push.browserId} ${tag === '' ? push.id : tag}`;
    shown.delete(place);
    shown.set(place, entry);
  }
  return [...shown.values()].toReversed().slice(0, maxShown);
}

function readPush({ id, payload, receivedAt }: ReceivedPush): (LockScreenEntry & { tag: string }) | null {
  try {
    const { notification } = ShownPush.parse(JSON.parse(payload ?? 'null'));
    return { id, at: receivedAt.toISOString(), ...notification };
  } catch {
    return null;
  }
}
