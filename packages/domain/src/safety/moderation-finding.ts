import { gravestOf } from './gravest-finding.ts';
import type { SafetyFinding } from './safety-finding.ts';

/**
 * What a category of a moderation endpoint means for a chat. Categories that are not here concern no one:
 * coaches' chats are about `health` all day, they ask for `pii` and `financial`, and the output gate covers
 * `jailbreaking` and `law`.
 */
const meanings: Record<string, SafetyFinding['category']> = {
  // OpenAI's
  'self-harm': 'self-harm',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  'sexual/minors': 'minor',
  violence: 'abuse',
  'violence/graphic': 'abuse',
  'harassment/threatening': 'abuse',
  'hate/threatening': 'abuse',
  'illicit/violent': 'abuse',
  harassment: 'anger',
  hate: 'anger',
  sexual: 'anger',
  illicit: 'anger',
  // Mistral's
  selfharm: 'self-harm',
  violence_and_threats: 'abuse',
  hate_and_discrimination: 'anger',
  dangerous: 'anger',
  criminal: 'anger',
  dangerous_and_criminal_content: 'anger',
};

/** Returns the gravest concern among the categories that an endpoint flagged; null where none of them is one. */
export function findingOfFlags(categories: string[]): SafetyFinding | null {
  return gravestOf(
    categories.flatMap((name): SafetyFinding[] => {
      const category = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
      return category === undefined ? [] : [{ category, line: 'moderation', evidence: name }];
    }),
  );
}
