/** How many rules an agent may have, those of the whole workspace included, and how many a chat. */
export const maxRules = 50;
export const maxRulesOfChat = 10;
/** Max length of what a rule has written, in characters. */
export const maxRuleLength = 300;
/** How many words or phrases one rule forbids, and how long each may be. */
export const maxForbidden = 5;
export const maxForbiddenLength = 60;
/** Max length of what a contact asks about. */
export const maxAskedLength = 100;

/** What a coach wants of answers: some words never, other words instead, or anything else in their own words. */
export type RuleWording =
  | { kind: 'never'; words: string[] }
  | { kind: 'answer'; asked: string; text: string }
  | { kind: 'free'; text: string };

/** A rule as an agent or a chat has it; the id is that of its correction. */
export type AgentRule = RuleWording & { id: string };

/** Where a correction counts: in one chat, for one agent, or for all agents of the workspace. */
export const ruleScopes = ['chat', 'agent', 'always'] as const;

/** Returns a rule in one line, as it is listed. */
export function ruleInWords(rule: RuleWording): string {
  switch (rule.kind) {
    case 'never':
      return `Never say ${rule.words.map((word) => `“${word}”`).join(', ')}`;
    case 'answer':
      return `Asked about “${rule.asked}”, say “${rule.text}”`;
    case 'free':
      return rule.text;
  }
}

/** Returns the words that these rules forbid. */
export function forbiddenBy(rules: readonly RuleWording[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'never' ? rule.words : []));
}

/** Returns what these rules have written: the coach's own words. */
export function wantedBy(rules: readonly RuleWording[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'answer' ? [rule.text] : []));
}
