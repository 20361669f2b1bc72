import type { ModelUse } from '@spotter/contract';

/** Returns what asking the model took, in short: `212 tokens, $0.0002`. */
export function modelCostSentence(model: ModelUse | null): string {
  if (model === null || model.inputTokens === null || model.outputTokens === null)
    return 'the model didn’t say how many tokens it used';
  const tokens = `${(model.inputTokens + model.outputTokens).toLocaleString('en-US')} tokens`;
  return model.costDollars === null
    ? `${tokens}, no prices set for this model`
    : `${tokens}, ${dollarsSentence(model.costDollars)}`;
}

/** Returns a small amount of dollars. */
export function dollarsSentence(dollars: number): string {
  return dollars > 0 && dollars < 0.0001 ? 'under $0.0001' : `$${dollars.toFixed(4)}`;
}
