/** Where a browser receives pushes, as the browser reported it: the address is untrusted input. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** A VAPID pair, base64url: 65 bytes and 32 bytes. */
export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  /** Encrypted for the target alone; at most 3,993 bytes. */
  payload: string;
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** At most 32 base64url characters: of the waiting pushes, the service keeps one per topic. */
  topic: string;
};

/** The outcome of a push. */
export type PushOutcome =
  /** The service has it. No one reports whether a device shows it. */
  | { kind: 'accepted' }
  /** The subscription has ended for good, or belongs to other keys. */
  | { kind: 'gone' }
  | { kind: 'too-large' }
  /** The service refuses it, now or later; the detail is for the log. */
  | { kind: 'refused'; detail: string }
  | { kind: 'try-again'; afterMs: number | null; detail: string };

/** Sends pushes to browsers, by the push services of the browser makers. */
export type PushService = {
  /** Whether an endpoint belongs to a known push service; no other is ever called. */
  isKnown(endpoint: string): boolean;
  /** Returns a new pair. */
  makeKeys(): PushKeys;
  /** Whether the public key belongs to the private one. */
  isPair(keys: PushKeys): boolean;
  /** Never throws. */
  send(target: PushTarget, push: OutgoingPush, keys: PushKeys): Promise<PushOutcome>;
};
