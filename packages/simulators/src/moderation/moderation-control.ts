/** How the simulator misbehaves. */
export type ModerationFaults = {
  /** Every call is answered 503. */
  down?: boolean | undefined;
  /** Each answer takes so long, in milliseconds. */
  delayMs?: number | undefined;
  /** Answers 200 with something that is no judgement. */
  wrong?: boolean | undefined;
  /** Finds danger in whatever it is asked about. */
  flood?: boolean | undefined;
  /** As a server that has no such endpoint. */
  notOffered?: boolean | undefined;
};

/** One request as the simulator saw it. */
export type RecordedModerationRequest = { at: Date; input: string; status: number; flagged: string[] };

/** The other side of the moderation simulator: how it misbehaves, and what it was asked. */
export type ModerationControl = {
  setFaults(faults: ModerationFaults): void;
  clearFaults(): void;
  faults(): Readonly<ModerationFaults>;
  /** The newest 1,000 requests, oldest first. */
  requests(): RecordedModerationRequest[];
  /** Answers under way are given now, however slow the simulator is. */
  hurry(): void;
};
