/** What the simulator hears in a recording. Without doubts it is sure of its words. */
export type KnownRecording = {
  text: string;
  language: string;
  seconds: number;
  doubts?: { logprob: number; compression: number; noSpeech: number };
};

/** The misbehavior of the simulator. */
export type TranscriptionFaults = {
  /** Every call is answered 503. */
  down?: boolean | undefined;
  /** Every call is answered 429. */
  busy?: boolean | undefined;
  /** How long each answer takes, in ms. */
  delayMs?: number | undefined;
  /** Hears nothing in any recording. */
  deaf?: boolean | undefined;
  /** Answers 200 with something other than a transcript. */
  wrong?: boolean | undefined;
  /** Takes every recording for another language, and is unsure of its words. */
  foreign?: boolean | undefined;
  /** Behaves like a server without such an endpoint. */
  notOffered?: boolean | undefined;
};

/** One request as the simulator saw it. */
export type RecordedTranscription = {
  at: Date;
  name: string;
  model: string | null;
  bytes: number;
  sha256: string;
  language: string | null;
  status: number;
};

/** The control side of the transcription simulator: what it hears, its misbehavior and its requests. */
export type TranscriptionControl = {
  /** Has it hear this in a recording of exactly these bytes. In all others it hears nothing. */
  know(content: Uint8Array, known: KnownRecording): void;
  setFaults(faults: TranscriptionFaults): void;
  clearFaults(): void;
  faults(): Readonly<TranscriptionFaults>;
  /** Returns the newest 1,000 requests, oldest first. */
  requests(): RecordedTranscription[];
  /** Sends all pending answers now, however slow the simulator is. */
  hurry(): void;
};
