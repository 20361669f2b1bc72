import { sourceKinds } from '@spotter/domain/knowledge';
import { z } from 'zod';

/** A source that an answer rests on, as it stood then. */
export const NamedSource = z.object({
  kind: z.enum(sourceKinds),
  /** `offer:<id>`, `entry:<id>`, `page:<id>#<n>` or `file:<id>#<n>`. */
  id: z.string(),
  /** The name of the offer, the question, or the title of the page or file. */
  title: z.string(),
  /** The words of it that carry what the answer says. */
  quote: z.string(),
});
export type NamedSource = z.infer<typeof NamedSource>;
