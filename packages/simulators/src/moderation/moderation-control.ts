/** The misbehavior of the simulator. */
export type ModerationFaults = {
  /** Every call is answered 503. */
  down?: boolean | undefined;
  /** How long each answer takes, in ms. */
  delayMs?: number | undefined;
  /** Answers 200 with something that is not a judgment. */
  wrong?: boolean | undefined;
  /** Finds danger in every text. */
  flood?: boolean | undefined;
  /** Behaves like a server without such an endpoint. */
  notOffered?: boolean | undefined;
};

/** One request as the simulator saw it. */
export type RecordedModerationRequest = { at: Date; input: string; status: number; flagged: string[] };

/** The control side of the moderation simulator: its misbehavior and its requests. */
export type ModerationControl = {
  setFaults(faults: ModerationFaults): void;
  clearFaults(): void;
  faults(): Readonly<ModerationFaults>;
  /** Returns the newest 1,000 requests, oldest first. */
  requests(): RecordedModerationRequest[];
  /** Sends all pending answers now, however slow the simulator is. */
  hurry(): void;
};
