import type {
  GenerateOutcome,
  GenerateRequest,
  GenerateUsage,
  LanguageModel,
} from '@spotter/providers/ports/language-model';
import { lettersOf, type History } from './history.ts';
import type { Life } from './life.ts';
import { followUpText, goOnQuestion } from './silences.ts';
import type { VirtualTime } from './virtual-time.ts';
import { tokensIn } from './words.ts';

/** Finds a history by a token written in it. */
export type FindHistory = (token: string) => { history: History; asked: number; whenAsked(): void } | undefined;

/** How the question begins whether words are danger. */
const dangerQuestion = 'You read a message that somebody wrote to a health and fitness coach';

const usage: GenerateUsage = { model: 'stand-in', inputTokens: 1, outputTokens: 1, steps: 1, durationMs: 0 };

/**
 * Creates a model that names in its answer what it answers,
 * never repeats itself, and has the moods of the histories.
 */
export function createMoodyModel(time: VirtualTime, find: FindHistory): { as(life: Life): LanguageModel } {
  let drafts = 0;

  async function generate(request: GenerateRequest): Promise<GenerateOutcome> {
    const asked = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const everything = request.messages.map(({ content }) => content).join('\n');
    const answered = tokensIn(asked);
    const reported = find(tokensIn(everything).at(-1) ?? '');
    reported?.whenAsked();
    // Each question gets the next mood; after the last one it answers right away.
    const { mood, thinkMs } = reported?.history.model[reported.asked++] ?? { mood: 'answers', thinkMs: 0 };
    const inTime = thinkMs <= request.timeoutMs;
    if (!(await time.pass(Math.min(thinkMs, request.timeoutMs), request.signal))) return { kind: 'aborted' };
    const unavailable = { kind: 'unavailable', retryAfterMs: null, detail: 'the stand-in is out' } as const;
    if (!inTime) return { ...unavailable, because: 'timeout' };
    drafts += 1;
    const draft = `dz${lettersOf(drafts)}`;
    const words = (tail = '') => ({
      kind: 'text' as const,
      text: `Draft ${draft} answers ${answered.join(' ')}.${tail}`,
      usage,
    });
    if (asked.startsWith('<follow_up>') && mood !== 'unavailable' && mood !== 'empty')
      return { kind: 'text', text: followUpText(draft), usage };
    if (request.instructions.startsWith(dangerQuestion) && mood !== 'unavailable' && mood !== 'empty')
      return { kind: 'text', text: mood === 'hands-over' ? 'medical' : 'none', usage };
    switch (mood) {
      case 'unavailable':
        return { ...unavailable, because: 'unreachable' };
      case 'empty':
        return { kind: 'unusable', because: 'empty', usage };
      case 'claims-booking':
        return {
          kind: 'text',
          text: `You are booked for Tuesday, your call is confirmed ${answered.join(' ')}.`,
          usage,
        };
      case 'hands-over':
        await call(request, 'hand_over', { reason: 'asked-for-human' });
        return words();
      case 'ends':
        await call(request, 'end_conversation', { outcome: 'settled' });
        return words();
      case 'answers-long':
        return words(longTail(draft));
      case 'answers':
        return words(` There is more to say about ${draft}.${goOnQuestion(draft)}`);
    }
  }

  return {
    as: (life) => ({ generate: (_model, request) => life.touch(() => generate(request)) }),
  };
}

/** Returns a text longer than one message may be, on either platform. */
function longTail(draft: string): string {
  const sentence = (nth: number) =>
    ` Sentence ${draft}${lettersOf(nth)} tells some more about ${'training '.repeat(8)}here.`;
  return Array.from({ length: 24 }, (_, nth) => sentence(nth)).join('');
}

async function call(request: GenerateRequest, name: string, input: unknown): Promise<void> {
  await request.tools.find((tool) => tool.name === name)?.execute(input);
}
