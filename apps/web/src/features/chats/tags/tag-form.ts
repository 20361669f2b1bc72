import { ApiError, type Tag, type TagBody, type TagRule } from '@spotter/contract';

/** What the form of a tag holds. `rule`: a choice such as `stage booked`; empty: none. */
export type TagForm = Omit<TagBody, 'rule'> & { rule: string; keyword: string };

/** Returns the form of a tag; null: of a new one. */
export function formOf(tag: Tag | null): TagForm {
  if (tag === null) return { name: '', color: 'gray', byAgent: false, client: false, rule: '', keyword: '' };
  const { name, color, byAgent, client, rule } = tag;
  const choice = rule === null ? '' : rule.kind === 'keyword' ? 'keyword' : `${rule.kind} ${rule.value}`;
  return { name, color, byAgent, client, rule: choice, keyword: rule?.kind === 'keyword' ? rule.value : '' };
}

/** Returns the tag that a form describes. */
export function bodyOf({ rule, keyword, ...fields }: TagForm): TagBody {
  return { ...fields, rule: ruleOf(rule, keyword) };
}

function ruleOf(choice: string, keyword: string): TagRule | null {
  if (choice === '') return null;
  if (choice === 'keyword') return { kind: 'keyword', value: keyword };
  const [kind, value] = choice.split(' ');
  return { kind, value } as TagRule;
}

/** Returns why a tag was not saved. */
export function saveFailure(error: unknown): string {
  return error instanceof ApiError && error.status === 409 ? error.message : 'The tag wasn’t saved. Try again.';
}
