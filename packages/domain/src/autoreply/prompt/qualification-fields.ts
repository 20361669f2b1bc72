import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';

/** What an agent learns about a lead unless the coach names fields of their own, in the order of asking. */
export const qualificationFields = [
  'goal',
  'tried_before',
  'obstacle',
  'start_when',
  'training_days',
  'budget_fit',
] as const;

/** Max fields to ask for: a conversation is not a form. */
export const maxFields = 12;
const maxNameLength = 40;
const spaces = characters(String.raw`\s`);
const gaps = characters(String.raw`\s_\-`);

/** Returns what an agent learns, in the order of asking: the fields that its coach named, else the usual ones. */
export function fieldsToLearn(named: string[]): string[] {
  const seen = new Set<string>();
  const fields = named
    .map((name) => spaces.replaceRuns(name, ' ').trim().slice(0, maxNameLength).trim())
    .filter((name) => name !== '' && !seen.has(sameField(name)) && seen.add(sameField(name)));
  return fields.length === 0 ? [...qualificationFields] : fields.slice(0, maxFields);
}

/** Returns the fields whose value is not recorded yet: only these may be asked for. */
export function fieldsToAsk(fields: string[], facts: { name: string; value: string }[]): string[] {
  const known = new Set(facts.filter(({ value }) => value.trim() !== '').map(({ name }) => sameField(name)));
  return fields.filter((field) => !known.has(sameField(field)));
}

/** Returns what is known after something new was learned: a new value replaces the known value of its field. */
export function withFacts(
  known: { name: string; value: string }[],
  learned: { name: string; value: string }[],
): { name: string; value: string }[] {
  return learned.reduce((facts, fact) => {
    const field = sameField(fact.name);
    return [...facts.filter(({ name }) => sameField(name) !== field), fact];
  }, known);
}

/** Returns one spelling for a field: "Start when" and "start_when" are the same field. */
function sameField(name: string): string {
  return gaps.replaceRuns(foldText(name), ' ');
}
