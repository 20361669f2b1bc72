/** Facts that the call's row already has, or that nobody needs on a call. */
const statedElsewhere = new Set([
  'email',
  'e-mail',
  'e_mail',
  'mail',
  'correo',
  'name',
  'time_zone',
  'timezone',
  'talk_later',
]);
const maxNotesLength = 2_000;

/**
 * Returns what the coach should know before a call:
 * what the lead asked to pass on, and the facts recorded about them.
 */
export function callNotes(notes: string | null, facts: { name: string; value: string }[]): string | null {
  const lines = facts
    .filter(({ name }) => !statedElsewhere.has(name.toLowerCase()))
    .map(({ name, value }) => `${labelOf(name)}: ${value}`);
  const all = [...(notes === null ? [] : [notes]), ...lines].join('\n');
  return all === '' ? null : all.slice(0, maxNotesLength);
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
