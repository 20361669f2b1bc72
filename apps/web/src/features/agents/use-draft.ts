import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { draftKey } from '../../api/drafts.ts';
import { useSession } from '../../api/platform.ts';

/**
 * What was typed and not saved, kept in this browser per user and agent: it survives a reload and an expired session, and
 * goes when the user signs out.
 * `restored` is what was found on arrival; `keep(null)` forgets it.
 */
export function useDraft<Schema extends z.ZodType>(
  agentId: string | null,
  part: string,
  schema: Schema,
): { restored: z.output<Schema> | null; keep: (draft: z.output<Schema> | null) => void } {
  const userId = useSession()?.user._id;
  // Whose draft it is was settled on arrival: when the session ends, the screen is drawn once more without a user.
  const [key] = useState(() => (userId === undefined ? null : draftKey(userId, agentId, part)));
  const [restored] = useState(() => (key === null ? null : readDraft(key, schema)));
  const keep = useCallback(
    (draft: z.output<Schema> | null) => {
      if (key === null) return;
      if (draft === null) window.localStorage.removeItem(key);
      else writeDraft(key, draft);
    },
    [key],
  );
  return { restored, keep };
}

function readDraft<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  const stored = window.localStorage.getItem(key);
  if (stored === null) return null;
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full storage must not keep anybody from typing.
  }
}
