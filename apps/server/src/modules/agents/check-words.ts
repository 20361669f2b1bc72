import { checkFixedTexts } from '../../http/input/fixed-text.ts';
import type { AgentRow } from './agents.repository.ts';
import { checkDisclosure } from './check-disclosure.ts';

/** Throws invalid_input for words of a coach that cannot be filled in, or that hide that a machine writes. */
export function checkWords(agent: Partial<AgentRow>): void {
  const { caringWords, disclosureWords, disclosureSentences, goodbye, followUps } = agent;
  checkFixedTexts([
    ['config.caringWords', caringWords],
    ['config.disclosureWords', disclosureWords],
    ['goodbye', goodbye],
    ...Object.entries(disclosureSentences ?? {}).map(([language, text]): [string, string] => [
      `disclosure.words.${language}`,
      text,
    ]),
    ...(followUps?.steps ?? []).map(({ text }, index): [string, string | null] => [
      `followUps.steps.${index}.text`,
      text,
    ]),
  ]);
  checkDisclosure(disclosureSentences, disclosureWords);
}
