// Names and turns of phrase that a reader of the code stumbles over, each with the usual one. A star at the end
// of a name stands for any continuation, at its beginning for any start. `allowed`: names that stored rows or
// clients have.

/** @typedef {{ name: string, better: string, allowed?: string[] }} OddName */

/** @type {OddName[]} */
export const oddNames = [
  { name: 'most*', better: 'max…', allowed: ['most'] },
  { name: 'longest*', better: 'max…Length, max…Ms' },
  { name: 'fewest*', better: 'min…' },
  { name: 'shortest*', better: 'min…Length' },
  { name: 'least*', better: 'min…' },
  { name: 'told*', better: 'notified…, received…, details', allowed: ['told', 'toldAt'] },
  { name: '*Told', better: 'notified…, stated…', allowed: ['canBeTold'] },
  { name: 'said*', better: 'sent…, spoken…, statement', allowed: ['said', 'saidAt'] },
  { name: '*Said', better: 'sent…, spoken…, statement' },
  { name: 'tell*', better: 'notify…, publish…, report…', allowed: ['tells'] },
  { name: 'settle*', better: 'finish…, resolve…', allowed: ['settleMessage'] },
  { name: 'beside*', better: 'adjacent…, other…' },
  { name: '*Beside', better: 'adjacent…, other…' },
  { name: 'anew', better: 'again' },
  { name: '*Anew', better: 're…' },
  { name: 'instead', better: 'fallback, replacement' },
  { name: '*Instead', better: 'fallback…, …Alternatives' },
  { name: 'otherwise', better: 'fallback' },
  { name: 'forgive*', better: 'refund…' },
  { name: 'happening*', better: 'event…' },
  { name: 'handed', better: 'queued, assigned' },
  { name: 'unasked', better: 'proactive', allowed: ['unasked'] },
  { name: 'sighting*', better: 'finding' },
  { name: 'standsIn*', better: 'matches…' },
  // American spelling.
  { name: 'judgement*', better: 'judgment', allowed: ['judgement'] },
  { name: '*Judgement', better: '…Judgment' },
  { name: 'cancelled*', better: 'canceled', allowed: ['cancelled', 'cancelledAt', 'cancelledBy'] },
  { name: '*Cancelled', better: '…Canceled' },
  { name: 'learnt*', better: 'learned' },
  { name: 'licence*', better: 'license' },
  { name: 'labelled*', better: 'labeled' },
  { name: 'colour*', better: 'color' },
  { name: 'behaviour*', better: 'behavior' },
  { name: 'authorisation*', better: 'authorization' },
];

/** Turns of phrase in comments, as expressions. */
export const oddPhrases = [
  String.raw`(?<![Tt]here )\b(?:is|are|was|were) no(?! longer\b| more\b)\b`,
  String.raw`\bwhat became of\b`,
  String.raw`\bof which\b`,
  String.raw`\bby (?:itself|themselves)\b`,
  String.raw`\b(?:stands?|stood|standing) (?:in|beside|behind)\b`,
  String.raw`\bsuch a\b`,
  String.raw`\banew\b`,
  String.raw`\btold\b`,
  String.raw`\bin place of\b`,
  String.raw`\b[Nn]obody knows\b`,
];
