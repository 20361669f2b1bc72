/** What an invitation asks of the reader's calendar. Instants are ISO; a missing or unreadable value is null. */
export type Invitation = { method: string | null; summary: string | null; start: string | null; end: string | null };

/** Reads the first event of an invitation (RFC 5545), as far as a person wants to know it. */
export function readInvitation(content: string): Invitation {
  // A line that begins with a blank continues the line before.
  const lines = content.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1);
  const valueOf = (name: string, among: string[]) =>
    among.find((line) => new RegExp(`^${name}[:;]`).test(line))?.replace(/^[^:]*:/, '') ?? null;
  return {
    method: valueOf('METHOD', lines),
    summary: valueOf('SUMMARY', event)?.replaceAll(/\\([\\;,])/g, '$1') ?? null,
    start: instantOf(valueOf('DTSTART', event)),
    end: instantOf(valueOf('DTEND', event)),
  };
}

/** Returns an instant; only times in UTC are read, because Spotter writes no others. */
function instantOf(value: string | null): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value ?? '');
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
}
