import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { draftKey } from '../../api/drafts.ts';
import { useSession } from '../../api/platform.ts';

/**
 * Keeps unsaved input in this browser, per user and agent. It survives a reload, and is removed
 * when the session ends. `restored` is the input that was found at the start; `keep(null)` removes it.
 */
export function useDraft<Schema extends z.ZodType>(
  agentId: string | null,
  part: string,
  schema: Schema,
): { restored: z.output<Schema> | null; keep: (draft: z.output<Schema> | null) => void } {
  const userId = useSession()?.user._id;
  // The draft's owner is fixed at the start,
  // because the screen renders once more without a user when the session ends.
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
    // A full storage must not keep the coach from typing.
  }
}
