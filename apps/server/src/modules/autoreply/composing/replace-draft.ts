import { askCoachWords, scopeWords, type DraftProblem } from '@spotter/domain/autoreply';
import { coachWords, openQuestions } from '@spotter/domain/knowledge';
import type { Effort } from '../record/effort.ts';
import { trueAnswer, withTrueAnswer } from '../closing/closing-message.ts';
import { recordedSources } from '../sources/check-sources.ts';
import { recordedFind, restsOn } from '../sources/found-source.ts';
import type { KnownSources } from '../sources/known-sources.ts';
import { unsourcedProblems } from '../sources/repair-note.ts';
import type { Composition } from './composition.ts';
import { unlessOffer } from './decide-on-draft.ts';
import { admit, type Judged } from './judge-draft.ts';
import type { ReplyTask } from './reply-task.ts';
import type { Tries, Written } from './write-draft.ts';
import { chatLanguage } from '../../chats/index.ts';

/** Problems of what a draft asks or promises. After the second the product's own words are sent. */
const asksTooMuch = new Set<DraftProblem>(['asks-known', 'asks-again', 'asks-outside', 'promises-again']);

/** Returns the answer instead of two refused drafts. `tries`: with both of them. */
export async function replaceDraft(
  task: ReplyTask,
  tries: Tries,
  judged: Judged,
  problem: DraftProblem,
): Promise<Composition> {
  const { state, settings, sources, answering, asking } = task;
  const { effects, effort } = judged;
  if (tries.spare !== null) return withoutDraft(task, tries.spare, judged, problem);
  const words = asksTooMuch.has(problem) ? scopeWords(asking.asking, chatLanguage(state), task.earlierReplies) : null;
  if (words !== null) {
    const proposal = unlessOffer(judged.proposal);
    return { kind: 'draft', text: withTrueAnswer(state, words, settings.now), effects, effort, proposal };
  }
  if (sources === null || !unsourcedProblems.has(problem)) {
    const because = 'because' in judged.checked ? judged.checked.because : undefined;
    return withoutDraft(task, null, judged, because ?? problem);
  }
  const { text, ...carried } = await fallbackAnswer(task, sources, tries);
  const found = recordedFind(sources, answering, restsOn(answering, { text, ...carried }), asking);
  return {
    kind: 'draft',
    text: withTrueAnswer(state, text, settings.now),
    effects,
    effort: { ...effort, ...carried, found },
    proposal: null,
  };
}

/**
 * Returns the result without a usable draft: an earlier one that may be said, else nothing. A question whether a
 * machine writes is still answered.
 */
export function withoutDraft(
  { state, settings, isAsked }: ReplyTask,
  spare: Tries['spare'],
  { effects, effort }: Pick<Written, 'effects' | 'effort'>,
  because: string,
): Composition {
  const { usage, repaired, refused } = effort;
  if (spare !== null) return { ...spare, effort: { ...spare.effort, usage, repaired, refused } };
  return isAsked && effects.handOver === null
    ? { kind: 'draft', text: trueAnswer(state, settings.now), effects, effort, proposal: null }
    : { kind: 'unusable', because, effort };
}

/**
 * Returns what is said instead of drafts that no source carries: what the sources that they named say, in the
 * coach's own words and through the gate of every draft. Where they have none, what claims nothing is
 * said to a contact who asks nothing, and to any other that the agent will ask; then the question is kept as
 * unanswered.
 */
async function fallbackAnswer(
  task: ReplyTask,
  sources: KnownSources,
  { refused, named, harmless }: Tries,
): Promise<{ text: string } & Pick<Effort, 'sources' | 'unanswered'>> {
  const { asking, earlierReplies } = task;
  const language = chatLanguage(task.state);
  const gate = { isRepair: true, mustDisclose: false };
  const drafts = refused.map(({ text }) => text).join('\n');
  const own = coachWords(drafts, { ...sources, named: named.quotes, language });
  const admitted = own === null ? null : await admit(task, own.text, own.quotes, gate);
  if (own !== null && admitted?.ok === true)
    return {
      text: admitted.text,
      sources: recordedSources(own.quotes, sources),
      unanswered:
        named.unanswered.length === 0 || asking.asksNothing ? [] : openQuestions(sources.asked, named.unanswered),
    };
  const asksNothing = asking.asksNothing || (named.unanswered.length === 0 && !sources.question.includes('?'));
  const rest = harmless !== '' && asksNothing ? await admit(task, harmless, [], gate) : null;
  if (rest?.ok === true) return { text: rest.text, sources: [], unanswered: [] };
  // There is nothing to ask the coach about a statement, a mood or a greeting.
  const words = asking.asksNothing ? scopeWords(asking.asking, language, earlierReplies) : null;
  if (words !== null) return { text: words, sources: [], unanswered: [] };
  // Two sentences that contradict each other would follow a question whether a machine writes.
  if (task.isAsked && sources.asked.length === 0)
    return { text: trueAnswer(task.state, task.settings.now), sources: [], unanswered: [] };
  return {
    text: askCoachWords(language, earlierReplies),
    sources: [],
    unanswered: openQuestions(sources.asked, []),
  };
}
