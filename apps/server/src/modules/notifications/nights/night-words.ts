import type { TurnedRed } from '@spotter/domain/simulated-leads';
import { bounded } from '../bounded.ts';
import type { NotificationFacts } from '../notification-facts.ts';

const nameLength = 60;
/** Max leads that are named, beside the one of the title. */
const namedLeads = 3;

type Night = NotificationFacts['night'];

/** Returns the words of a night in which leads turned red. */
export function turnedRedWords(turnedRed: TurnedRed[], night: Night): { title: string; body: string } {
  const [first] = turnedRed;
  if (first === undefined || night === null)
    return { title: 'Something went wrong in a night’s test', body: 'The run is no longer there.' };
  const title = `${bounded(night.agentName, nameLength)} went wrong at night: ${leadIn(night, first)}`;
  return { title, body: bodyOf(first, turnedRed.slice(1), night) };
}

/** Returns the page of the conversation with the first lead who turned red. */
export function pageOfNight([first]: TurnedRed[], night: Night): string {
  if (first === undefined || night === null) return '/agents';
  return `/agent/proof/${night.agentId}?${new URLSearchParams({ run: night.id, lead: first.leadId })}`;
}

/** Returns which version did it, and with whom else it went wrong. */
function bodyOf(first: TurnedRed, others: TurnedRed[], night: NonNullable<Night>): string {
  const { number } = night;
  const did =
    first.keptBy === null
      ? `Version ${number} does it wrong, and it was not tried at night before.`
      : first.keptBy === number
        ? `Version ${number} did it right before: what it knows, its offers, your call hours or the model changed.`
        : `Version ${first.keptBy} did it right, version ${number} does not.`;
  const named = others.slice(0, namedLeads).map((other) => leadIn(night, other));
  const more = others.length - named.length;
  const also = [...named, ...(more === 0 ? [] : [`${more} more`])];
  return also.length === 0 ? did : `${did} Also: ${also.join(', ')}.`;
}

const leadIn = ({ names }: NonNullable<Night>, { leadId }: TurnedRed): string =>
  `“${bounded(names.get(leadId) ?? leadId, nameLength)}”`;
