import type { FiredKeyword, KeywordTrigger } from './keyword-trigger.ts';

/** What brings a lead in, or back. Each kind has its file in this folder; docs/how-to/add-a-trigger.md. */
export type Trigger = KeywordTrigger;

/** What happened that a trigger may fire at. */
export type TriggerEvent = { kind: 'message'; text: string };

/** What is known around the event. */
export type TriggerFacts = {
  /** It happened before the account was connected: nobody waits for an answer to it. */
  beforeConnection: boolean;
};

/** A trigger that fired, and at what. */
export type FiredTrigger = FiredKeyword;

/** Why a trigger did not fire. */
export type MissReason = 'before-connection' | 'earlier-trigger-fired' | 'no-word';

/** The word by which a trigger fired, as it is recorded and shown; null where none did. */
export function keywordOf(fired: FiredTrigger | null): string | null {
  return fired?.word ?? null;
}
