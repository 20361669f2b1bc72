import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { retryAfterMs } from '../http/retry-after.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import type { OutgoingPush, PushKeys, PushOutcome, PushService, PushTarget } from '../ports/push-service.ts';
import { isKnownPushEndpoint } from './push-hosts.ts';

/** Max length of an answer from which we read a reason. */
const maxAnswerLength = 500;

/** The answers of Apple and of Firefox's service for a subscription that was made with other keys. */
const otherKeys = ['VapidPkHashMismatch', 'do not correspond to the credentials', 'VAPID public key mismatch'];

/** Returns web push (RFC 8030, 8291, 8292). `subject` is where the services complain: `mailto:` or `https:`. */
export function createWebPush(options: {
  subject: string;
  /** The origin of the sandbox's push service; null: known services only. */
  standIn: string | null;
  timeoutMs: number;
  fetch?: typeof fetch;
}): PushService {
  const { subject, standIn, timeoutMs, fetch: send = fetch } = options;

  async function call(target: PushTarget, push: OutgoingPush, keys: PushKeys): Promise<PushOutcome> {
    // The library's own sending has no time limit, and only supports https.
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
      push.payload,
      {
        vapidDetails: { subject, ...keys },
        TTL: push.ttlSeconds,
        urgency: push.urgency,
        topic: push.topic,
        contentEncoding: 'aes128gcm',
      },
    );
    const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
    const limit = startTimeLimit(timeoutMs);
    try {
      const answer = await send(target.endpoint, {
        method,
        headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: limit.signal,
      });
      return await outcomeOf(answer);
    } catch {
      return { kind: 'try-again', afterMs: null, detail: limit.isOver ? 'no answer in time' : 'no connection' };
    } finally {
      limit.end();
    }
  }

  return {
    isKnown: (endpoint) => isKnownPushEndpoint(endpoint, standIn),
    makeKeys: () => webPush.generateVAPIDKeys(),
    isPair({ publicKey, privateKey }) {
      try {
        const pair = createECDH('prime256v1');
        pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
        return pair.getPublicKey('base64url') === publicKey;
      } catch {
        return false;
      }
    },
    async send(target, push, keys) {
      // Checked again: an endpoint stored by an older version, or with other settings, must not be called either.
      if (!isKnownPushEndpoint(target.endpoint, standIn)) return { kind: 'gone' };
      try {
        return await call(target, push, keys);
      } catch {
        // A browser never makes keys that cannot encrypt.
        return { kind: 'gone' };
      }
    },
  };
}

async function outcomeOf(answer: Response): Promise<PushOutcome> {
  const { status } = answer;
  const beginning = await readBeginning(answer);
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  const detail = `${status} ${beginning}`.trim();
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 413) return { kind: 'too-large' };
  // 406 is the 429 of Windows' service.
  if (status === 429 || status === 406 || status >= 500) {
    return { kind: 'try-again', afterMs: retryAfterMs(answer.headers), detail };
  }
  if (otherKeys.some((words) => beginning.includes(words))) return { kind: 'gone' };
  return { kind: 'refused', detail };
}

async function readBeginning(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < maxAnswerLength) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What was read so far is enough.
  }
  await reader.cancel().catch(() => {});
  return text.slice(0, maxAnswerLength).replace(/\s+/g, ' ').trim();
}
