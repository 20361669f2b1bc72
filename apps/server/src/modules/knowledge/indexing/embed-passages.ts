import type { Embeddings } from '@spotter/providers/ports/embeddings';
import { packSigns } from '../search/sign-bits.ts';
import { packVector } from '../search/vectors.ts';
import type { EmbeddedPassage, PassageRow } from './passages.repository.ts';

type Embedded = { kind: 'embedded'; passages: EmbeddedPassage[] };
type Unavailable = Exclude<Awaited<ReturnType<Embeddings['embed']>>, { kind: 'embedded' }>;

/** Embeds passages: what each says, and, one by one, how leads may ask for it. */
export async function embedPassages(embeddings: Embeddings, passages: PassageRow[]): Promise<Embedded | Unavailable> {
  const texts = passages.flatMap((passage) => [spokenIn(passage), ...passage.wordings]);
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += embeddings.maxConcurrent) {
    const outcome = await embeddings.embed(texts.slice(at, at + embeddings.maxConcurrent));
    if (outcome.kind === 'unavailable') return outcome;
    vectors.push(...outcome.vectors);
  }
  let next = 0;
  return {
    kind: 'embedded',
    passages: passages.map((passage) => {
      const own = vectors.slice(next, (next += passage.wordings.length + 1));
      return { passage, vector: packVector(own[0]!), signs: packSigns(own) };
    }),
  };
}

function spokenIn({ title, heading, text }: PassageRow): string {
  return [title, heading, text].filter((part) => part !== '').join('\n');
}
