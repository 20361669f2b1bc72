import type { AgentChange } from '@spotter/contract';
import { type AgentContent, differingFields } from '../agent-content.ts';
import { fieldNames, linesOf, type OfferNames } from './content-words.ts';

/** How many lines are kept of each side of a change, and how much of each. */
const maxLines = 5;
const maxLength = 160;

/** Returns what is different between two versions, in words: as long as both, and never long. */
export function describeChanges(before: AgentContent, after: AgentContent, offers: OfferNames): AgentChange[] {
  return differingFields(before, after).map((field) => {
    const [old, present] = [linesOf[field](before, offers), linesOf[field](after, offers)];
    const [removed, added] = [missingIn(present, old), missingIn(old, present)];
    return {
      what: fieldNames[field],
      removed: removed.slice(0, maxLines).map(shortened),
      added: added.slice(0, maxLines).map(shortened),
      more: Math.max(removed.length - maxLines, 0) + Math.max(added.length - maxLines, 0),
    };
  });
}

/** Returns the lines that are not in others, each as often as it is missing there. */
function missingIn(others: string[], lines: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function shortened(line: string): string {
  const characters = Array.from(line.slice(0, 2 * maxLength));
  return characters.length <= maxLength && line.length <= 2 * maxLength
    ? line
    : `${characters.slice(0, maxLength - 1).join('')}…`;
}
