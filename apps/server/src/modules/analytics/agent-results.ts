import type { AgentResult } from '@spotter/contract';
import type { Metric, Total } from './analytics.repository.ts';
import type { AheadRow } from './conversations.repository.ts';

/** Max sources named per result: links come from the public, and anyone can make any number of them. */
const sourcesNamed = 10;

/** The metrics that the results are computed from. */
export const resultMetrics: Metric[] = [
  'engaged',
  'engaged-from',
  'engaged-talking',
  'engaged-talking-booked',
  'engaged-qualified',
  'engaged-booked',
  'engaged-shown',
];

/**
 * Returns the results of engaged conversations by agent and keyword, the largest first. `ahead`: conversations
 * with future calls.
 */
export function agentResults(totals: Total[], ahead: AheadRow[], names: Map<string, string>): AgentResult[] {
  const counts = Map.groupBy(
    totals.filter(({ metric }) => metric !== 'engaged-from'),
    ({ label }) => label,
  );
  const sources = Map.groupBy(
    totals.filter(({ metric }) => metric === 'engaged-from').map(readSource),
    ({ label }) => label,
  );
  return [...counts]
    .map(([label, own]) => {
      const { agentId, keyword } = parseLabel(label);
      const count = (wanted: Metric) =>
        own.reduce((sum, { metric, count: counted }) => (metric === wanted ? sum + counted : sum), 0);
      const [booked, shown] = [count('engaged-booked'), count('engaged-shown')];
      const from = sortByCount(sources.get(label) ?? []);
      const waiting = ahead.filter((row) => row.agentId === agentId && row.keyword === keyword).length;
      return {
        agentId,
        agentName: agentId === null ? null : (names.get(agentId) ?? null),
        keyword,
        engaged: count('engaged'),
        talking: count('engaged-talking'),
        talkingBooked: count('engaged-talking-booked'),
        qualified: count('engaged-qualified'),
        booked,
        past: Math.max(shown, booked - waiting),
        shown,
        sources: from.slice(0, sourcesNamed),
        byOtherSources: from.slice(sourcesNamed).reduce((sum, { engaged }) => sum + engaged, 0),
      };
    })
    .filter(({ engaged }) => engaged > 0)
    .toSorted((left, right) => right.engaged - left.engaged);
}

/** Parses `agent:keyword`, where either may be missing. */
export function parseLabel(label: string): { agentId: string | null; keyword: string | null } {
  const end = label.indexOf(':');
  return { agentId: label.slice(0, end) || null, keyword: label.slice(end + 1) || null };
}

type Source = AgentResult['sources'][number];

/** Parses `agent:ad spring:keyword` into the label of the conversations and their source. */
function readSource({ label, count }: Total): Source & { label: string } {
  const from = label.indexOf(':') + 1;
  const until = label.indexOf(':', from);
  const source = label.slice(from, until);
  const end = source.indexOf(' ');
  return {
    label: label.slice(0, from) + label.slice(until + 1),
    kind: source.slice(0, end) === 'ad' ? 'ad' : 'link',
    name: source.slice(end + 1) || null,
    engaged: count,
  };
}

/** Returns the sources of both channels added up, the largest first. */
function sortByCount(found: Source[]): Source[] {
  return [...Map.groupBy(found, ({ kind, name }) => `${kind} ${name}`).values()]
    .map((same) => ({
      kind: same[0]!.kind,
      name: same[0]!.name,
      engaged: same.reduce((sum, { engaged }) => sum + engaged, 0),
    }))
    .toSorted((left, right) => right.engaged - left.engaged || (`${left.name}` < `${right.name}` ? -1 : 1));
}
