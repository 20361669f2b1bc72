import {
  chooseStems,
  countGreeting,
  fuseLikeness,
  knownShare,
  preferAskedAlike,
  standsOut,
  type AskedWord,
  type Passage,
} from '@spotter/domain/knowledge';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createKnownStems } from './known-stems.ts';
import type { Meaning, Meanings } from './meanings.ts';
import { passageId } from './passage-id.ts';
import type { RewriteQuestion } from './rewrite-question.ts';
import {
  findTerms,
  listStated,
  rankByWords,
  type Admission,
  type FoundPassage,
  type RankedPassage,
} from './search.repository.ts';

/** How many of each search are joined. */
const joined = 12;
/** What a word that may be a typing mistake counts, and one that the model thought of. */
const trustInNear = 0.6;
const trustInRewritten = 0.7;
/** What a word counts that the coach's side had said just before. */
const trustInContext = 0.25;
/** What a word counts that greets before the question. */
const trustInGreeting = 0.2;
/** A knowledge of so many passages and characters is given whole: what no word of a question finds may answer it. */
const smallKnowledge = { passages: 40, length: 6_000 };
/** Min share of a question, weighed by how rare its words are, that the knowledge must have for a good match. */
const wellMatched = 0.6;

export type Found = Omit<FoundPassage, 'signs'> & {
  wordings: string[];
  score: number;
  ranks: { words: number | null; meaning: number | null };
};

export type SearchFor = {
  workspaceId: WorkspaceId;
  /** The lead's words. */
  question: string;
  /** What the coach's side had said just before, which a short question may be about; absent: nothing. */
  context?: string | undefined;
  /** The day on the coach's calendar; what is no longer valid on it is not found. */
  today: string;
  /** The offers that may be found; null: all. */
  offerIds: string[] | null;
  limit: number;
  /** Whether the model may be asked for other words where the question's own do not say clearly what is meant. */
  mayRewrite?: boolean;
  signal?: AbortSignal | undefined;
};

/**
 * Finds the passages that fit a question:
 * by words, by meaning where embeddings are configured, joined by their ranks.
 */
export function createSearch(options: {
  database: Database;
  /** null: no embeddings are configured. */
  meanings: Meanings | null;
  rewrite: RewriteQuestion;
}) {
  const { database, meanings, rewrite } = options;
  const counts = createKnownStems(database);

  async function byWords(
    admission: Admission,
    queries: { text: string; trust: number }[],
  ): Promise<{ passages: RankedPassage[]; isWeak: boolean }> {
    const { workspaceId } = admission;
    const words: AskedWord[] = [];
    const said: AskedWord[] = [];
    // Requested together, they take one round trip.
    const read = await Promise.all(queries.map(({ text }) => findTerms(database, workspaceId, text)));
    const known = await counts.of(workspaceId, read[0]!.version);
    for (const [place, { trust }] of queries.entries()) {
      const { terms } = read[place]!;
      const greeting = countGreeting(terms.map(({ word }) => word));
      for (const [nth, { word, stems }] of terms.entries()) {
        const worth = trust * (nth < greeting ? trustInGreeting : 1);
        const isKnown = stems.some((stem) => known.stems.has(stem));
        // What our side said may be about anything.
        if (trust > trustInContext) said.push({ stems, trust: worth });
        words.push(isKnown ? { stems, trust: worth } : { stems: counts.near(word, known), trust: worth * trustInNear });
      }
    }
    const isWeak = knownShare(said, known) < wellMatched;
    const chosen = chooseStems(words, known);
    if (chosen.among.length === 0) return { passages: [], isWeak };
    const ranked = await rankByWords(database, admission, {
      ...chosen,
      limit: joined,
      model: meanings?.model ?? null,
    });
    const passages = preferAskedAlike(queries[0]!.text, ranked);
    return { passages, isWeak };
  }

  async function find(wanted: SearchFor): Promise<Found[]> {
    const { workspaceId, question, context, limit } = wanted;
    const admission: Admission = { workspaceId, today: wanted.today, offerIds: wanted.offerIds };
    const queries = [{ text: question, trust: 1 }];
    if (context !== undefined && context !== '') queries.push({ text: context, trust: trustInContext });
    const [meaning, found] = await Promise.all([
      // A short question may be about what was said just before.
      meanings?.of(admission, [context ?? '', question].join('\n').trim(), joined) ?? null,
      byWords(admission, queries),
    ]);
    let { passages, isWeak } = found;
    if (wanted.mayRewrite === true && (found.isWeak || !standsOut(passages))) {
      const other = await rewrite({ workspaceId, question, context, signal: wanted.signal });
      if (other !== '')
        ({ passages, isWeak } = await byWords(admission, [...queries, { text: other, trust: trustInRewritten }]));
    }
    return join(passages, meaning, !isWeak).slice(0, limit);
  }

  async function restOf({ workspaceId, today, offerIds }: SearchFor, found: Found[]): Promise<Found[]> {
    const admission: Admission = { workspaceId, today, offerIds };
    const all = await listStated(database, admission, smallKnowledge.passages);
    const length = all.reduce((sum, { text }) => sum + text.length, 0);
    if (length > smallKnowledge.length) return [];
    const known = new Set(found.map(passageId));
    return all
      .filter((passage) => !known.has(passageId(passage)))
      .map((passage) => ({ ...passage, score: 0, ranks: { words: null, meaning: null } }));
  }

  return {
    find,

    /**
     * Returns the same as the agent and the checks of its answers see it, and behind it the rest of a small
     * knowledge.
     */
    async passages(wanted: SearchFor): Promise<Passage[]> {
      const found = await find(wanted);
      return [...found, ...(await restOf(wanted, found))].map(({ title, heading, text, wordings, score, ...rest }) => ({
        id: passageId(rest),
        title,
        heading,
        text,
        wordings,
        score,
      }));
    },
  };
}

function join(byWords: RankedPassage[], meaning: Meaning | null, areWordsSure: boolean): Found[] {
  const byMeaning = meaning?.near ?? [];
  const known = new Map<string, FoundPassage>();
  for (const passage of [...byWords, ...byMeaning]) known.set(passageId(passage), passage);
  const placeIn = (list: FoundPassage[]) => {
    const places = new Map(list.map((passage, at) => [passageId(passage), at + 1]));
    return (id: string) => places.get(id) ?? null;
  };
  const places = { words: placeIn(byWords), meaning: placeIn(byMeaning) };
  const scores = new Map(byWords.map((passage) => [passageId(passage), passage.score]));
  const asked = new Map(byWords.map((passage) => [passageId(passage), passage.wordings]));
  const ranked =
    meaning === null
      ? [...scores].map(([key, score]) => ({ key, score }))
      : fuseLikeness(
          [...known].map(([key, { signs }]) => ({
            key,
            byWords: scores.get(key) ?? 0,
            byMeaning: meaning.likenessOf(signs),
          })),
          areWordsSure,
        );
  return ranked.map(({ key, score }) => {
    const { kind, sourceId, number, title, heading, text, url } = known.get(key)!;
    const passage = { kind, sourceId, number, title, heading, text, url };
    return {
      ...passage,
      wordings: asked.get(key) ?? [],
      score,
      ranks: { words: places.words(key), meaning: places.meaning(key) },
    };
  });
}
