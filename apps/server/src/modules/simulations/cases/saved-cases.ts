import type { SimulatedLead, SimulatedMessage } from '@spotter/contract';
import { type RuleWording, ruleInWords } from '@spotter/domain/autoreply';
import type { WorkspaceId } from '../../../platform/access.ts';

/** A conversation up to an answer that a coach has corrected, oldest first; the last message is the contact's. */
export type SavedCase = {
  correctionId: string;
  rule: RuleWording;
  lines: { from: 'contact' | 'agent' | 'coach'; text: string }[];
  /** The answer that was wrong. */
  wrong: string;
  at: Date;
};

/** Reads the cases of corrections; the module that holds them is not reached from here. */
export type SavedCases = {
  ofAgent(workspaceId: WorkspaceId, agentId: string): Promise<SavedCase[]>;
  named(workspaceId: WorkspaceId, ids: string[]): Promise<SavedCase[]>;
};

export const goneCase = 'A saved case that is gone';
/** Between two messages of a case: when they were really written is not kept. */
export const caseLineMs = 30_000;

/** Returns a case as one of those whom an agent can meet. */
export function caseAsLead({ correctionId, rule, lines }: SavedCase): SimulatedLead {
  return {
    id: correctionId,
    name: ruleInWords(rule),
    description: `You corrected the answer to: “${lines.at(-1)?.text ?? ''}”`,
    kind: 'case',
    usualTurns: 1,
  };
}

/** Returns the messages of a case as a transcript shows them. */
export function transcriptOf({ lines, at }: SavedCase): SimulatedMessage[] {
  return lines.map(({ from, text }, place) => ({
    from: from === 'contact' ? 'lead' : 'agent',
    text,
    at: new Date(at.getTime() - (lines.length - place) * caseLineMs).toISOString(),
    media: null,
  }));
}
