import {
  askCoachWords,
  coachWords,
  openQuestions,
  scopeWords,
  type AdmittedDraft,
  type ChatLanguage,
  type NamedQuote,
} from '@spotter/domain';
import type { Effort } from '../record/effort.ts';
import type { AskingNow } from './asking-now.ts';
import { recordedSources } from './check-sources.ts';
import type { KnownSources } from './known-sources.ts';
import type { SourcesNamed } from './name-sources.ts';

/**
 * Returns what is said instead of drafts that no source carries: what the sources that they named say, in the
 * coach's own words and through the gate of every draft (`admit`). Where they have none, what claims nothing is
 * said to a contact who asks nothing, and to any other that the agent will ask; then the question is kept as
 * unanswered.
 */
export async function fallbackAnswer(
  refused: Effort['refused'],
  named: SourcesNamed,
  settings: {
    sources: KnownSources;
    /** What of the last draft claims nothing. */
    harmless: string;
    language: ChatLanguage;
    earlierReplies: string[];
    asking: AskingNow;
    admit(text: string, quotes: NamedQuote[]): Promise<AdmittedDraft>;
  },
): Promise<{ text: string } & Pick<Effort, 'sources' | 'unanswered'>> {
  const { sources, language } = settings;
  const drafts = refused.map(({ text }) => text).join('\n');
  const own = coachWords(drafts, { ...sources, named: named.quotes, language });
  const admitted = own === null ? null : await settings.admit(own.text, own.quotes);
  if (own !== null && admitted?.ok === true)
    return {
      text: admitted.text,
      sources: recordedSources(own.quotes, sources),
      unanswered:
        named.unanswered.length === 0 || settings.asking.asksNothing
          ? []
          : openQuestions(sources.asked, named.unanswered),
    };
  const asksNothing = settings.asking.asksNothing || (named.unanswered.length === 0 && !sources.question.includes('?'));
  const rest = settings.harmless !== '' && asksNothing ? await settings.admit(settings.harmless, []) : null;
  if (rest?.ok === true) return { text: rest.text, sources: [], unanswered: [] };
  // There is nothing to ask the coach about a statement, a mood or a greeting.
  const words = settings.asking.asksNothing
    ? scopeWords(settings.asking.asking, language, settings.earlierReplies)
    : null;
  if (words !== null) return { text: words, sources: [], unanswered: [] };
  return {
    text: askCoachWords(language, settings.earlierReplies),
    sources: [],
    unanswered: openQuestions(sources.asked, []),
  };
}
