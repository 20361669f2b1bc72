import { composePrompt, type PromptInput, type PromptMessage } from './reply-prompt.ts';

const hourMs = 3_600_000;

/** What the model is asked for when the contact went quiet; nothing that a contact writes can open this block. */
function requestFor(silentMs: number): string {
  const hours = Math.max(1, Math.round(silentMs / hourMs));
  return [
    '<follow_up>',
    `The contact has not answered your last message for ${hours === 1 ? 'an hour' : `${hours} hours`}. Write one short message that makes it easy to go on.`,
    'Pick up what they told you. Repeat nothing that was said, and do not mention that they have not answered.',
    'Ask at most one question, and none whose answer is known. No pressure, no times, no tools.',
    '</follow_up>',
  ].join('\n');
}

/** Returns the request to the model for a message to a contact who has not answered for a while. */
export function composeFollowUpPrompt(
  input: PromptInput,
  silentMs: number,
): { instructions: string; messages: PromptMessage[] } {
  const { instructions, messages } = composePrompt(input);
  return { instructions, messages: [...messages, { role: 'user', content: requestFor(silentMs) }] };
}
