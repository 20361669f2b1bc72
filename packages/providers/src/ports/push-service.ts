/** Where a browser takes pushes, as it told us: the address is somebody's input. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** A VAPID pair, base64url: 65 bytes and 32 bytes. */
export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  /** Encrypted for the target alone; at most 3,993 bytes. */
  payload: string;
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** At most 32 base64url characters: of those that still wait the service keeps one of each topic. */
  topic: string;
};

/** What became of a push. */
export type PushOutcome =
  /** The service has it. Whether a device shows it nobody tells. */
  | { kind: 'accepted' }
  /** The subscription is dead for good, or bound to other keys. */
  | { kind: 'gone' }
  | { kind: 'too-large' }
  /** The service does not take it, now or later; the detail is for the log. */
  | { kind: 'refused'; detail: string }
  | { kind: 'try-again'; afterMs: number | null; detail: string };

/** Brings pushes to browsers, by the services that the browsers' makers run. */
export type PushService = {
  /** Whether an endpoint is one of a known push service; nothing else is ever called. */
  isKnown(endpoint: string): boolean;
  /** A fresh pair. */
  makeKeys(): PushKeys;
  /** Whether the public half belongs to the private one. */
  isPair(keys: PushKeys): boolean;
  /** Never throws. */
  send(target: PushTarget, push: OutgoingPush, keys: PushKeys): Promise<PushOutcome>;
};
