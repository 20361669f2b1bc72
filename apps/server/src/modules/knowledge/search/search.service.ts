import { chooseStems, countGreeting, fuseRanks, preferAskedAlike, type AskedWord, type Passage } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createKnownStems } from './known-stems.ts';
import type { Meanings } from './meanings.ts';
import type { RewriteQuestion } from './rewrite-question.ts';
import { findTerms, rankByWords, type Admission, type RankedPassage } from './search.repository.ts';

/** How many of each search are joined. */
const joined = 20;
/** What a word that may be a typing mistake counts, and one that the model thought of. */
const trustInNear = 0.6;
const trustInRewritten = 0.7;
/** What a word counts that the coach's side had said just before. */
const trustInContext = 0.25;
/** What a word counts that greets before the question. */
const trustInGreeting = 0.2;
/** A question of whose words less than this share stands anywhere is weak. */
const wellMatched = 0.6;

export type Found = Omit<RankedPassage, 'score'> & {
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
  /** Whether the model may be asked for other words where the first search is weak. */
  mayRewrite?: boolean;
  signal?: AbortSignal;
};

/** Finds the passages that fit a question: by words, by meaning where embeddings are configured, joined by their ranks. */
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
    said: { text: string; trust: number }[],
  ): Promise<{ passages: RankedPassage[]; isWeak: boolean }> {
    const { workspaceId } = admission;
    const words: AskedWord[] = [];
    let [asked, matched] = [0, 0];
    // Requested together, they take one round trip.
    const read = await Promise.all(said.map(({ text }) => findTerms(database, workspaceId, text)));
    const known = await counts.of(workspaceId, read[0]!.version);
    for (const [place, { trust }] of said.entries()) {
      const { terms } = read[place]!;
      const greeting = countGreeting(terms.map(({ word }) => word));
      for (const [nth, { word, stems }] of terms.entries()) {
        const worth = trust * (nth < greeting ? trustInGreeting : 1);
        const isKnown = stems.some((stem) => known.stems.has(stem));
        asked += worth;
        if (isKnown) matched += worth;
        words.push(isKnown ? { stems, trust: worth } : { stems: counts.near(word, known), trust: worth * trustInNear });
      }
    }
    const chosen = chooseStems(words, known);
    if (chosen.among.length === 0) return { passages: [], isWeak: asked > 0 };
    const ranked = await rankByWords(database, admission, { ...chosen, limit: joined });
    const passages = preferAskedAlike(said[0]!.text, ranked);
    return { passages, isWeak: matched < asked * wellMatched };
  }

  async function find(wanted: SearchFor): Promise<Found[]> {
    const { workspaceId, question, context, limit } = wanted;
    const admission: Admission = { workspaceId, today: wanted.today, offerIds: wanted.offerIds };
    const said = [{ text: question, trust: 1 }];
    if (context !== undefined && context !== '') said.push({ text: context, trust: trustInContext });
    const [near, found] = await Promise.all([
      // A short question may be about what was said just before.
      meanings?.nearest(admission, [context ?? '', question].join('\n').trim(), joined) ?? [],
      byWords(admission, said),
    ]);
    let { passages, isWeak } = found;
    if (found.isWeak && wanted.mayRewrite === true) {
      const other = await rewrite({ workspaceId, question, context, signal: wanted.signal });
      if (other !== '')
        ({ passages, isWeak } = await byWords(admission, [...said, { text: other, trust: trustInRewritten }]));
    }
    return join(passages, near, !isWeak).slice(0, limit);
  }

  return {
    find,

    /** Returns the same as the agent and the checks of its answers see it. */
    async passages(wanted: SearchFor): Promise<Passage[]> {
      return (await find(wanted)).map(({ title, heading, text, score, ...rest }) => ({
        id: passageId(rest),
        title,
        heading,
        text,
        score,
      }));
    },
  };
}

/** `entry:<id>`, `offer:<id>`, `page:<id>#<n>`, `file:<id>#<n>`. */
export function passageId({ kind, sourceId, number }: Pick<RankedPassage, 'kind' | 'sourceId' | 'number'>): string {
  return kind === 'page' || kind === 'file' ? `${kind}:${sourceId}#${number + 1}` : `${kind}:${sourceId}`;
}

function join(byWords: RankedPassage[], byMeaning: Omit<RankedPassage, 'score'>[], areWordsSure: boolean): Found[] {
  const known = new Map<string, Omit<RankedPassage, 'score'>>();
  const lists = [byWords, byMeaning].map((list) =>
    list.map((passage) => {
      const id = passageId(passage);
      if (!known.has(id)) known.set(id, passage);
      return id;
    }),
  );
  const placeIn = (list: string[], id: string) => {
    const at = list.indexOf(id);
    return at === -1 ? null : at + 1;
  };
  const scoreByWords = new Map(byWords.map((passage) => [passageId(passage), passage.score]));
  // One list alone keeps its own scores, which say more than ranks.
  const scored = lists[0]!.map((id) => ({ key: id, score: scoreByWords.get(id)! }));
  const ranked = byMeaning.length === 0 ? scored : fuseRanks(scored, lists[1]!, areWordsSure);
  return ranked.map(({ key, score }) => ({
    ...known.get(key)!,
    score,
    ranks: { words: placeIn(lists[0]!, key), meaning: placeIn(lists[1]!, key) },
  }));
}
