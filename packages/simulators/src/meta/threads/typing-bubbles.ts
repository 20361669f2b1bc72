// A typing bubble ends on its own after about 20 s.
const bubbleMs = 20_000;

/** Returns who sees the business typing, by thread. */
export function createTypingBubbles(emit: (accountId: string, contactId: string, typing: boolean) => void) {
  const bubbles = new Map<string, NodeJS.Timeout>();

  function hide(accountId: string, contactId: string): void {
    const key = `${accountId}/${contactId}`;
    const bubble = bubbles.get(key);
    if (!bubble) return;
    clearTimeout(bubble);
    bubbles.delete(key);
    emit(accountId, contactId, false);
  }

  return {
    show(accountId: string, contactId: string): void {
      const key = `${accountId}/${contactId}`;
      const shown = bubbles.get(key);
      clearTimeout(shown);
      bubbles.set(key, setTimeout(hide, bubbleMs, accountId, contactId).unref());
      if (!shown) emit(accountId, contactId, true);
    },
    hide,
    isShown: (accountId: string, contactId: string) => bubbles.has(`${accountId}/${contactId}`),
    close(): void {
      for (const bubble of bubbles.values()) clearTimeout(bubble);
      bubbles.clear();
    },
  };
}

/** Who sees the business typing. */
export type TypingBubbles = ReturnType<typeof createTypingBubbles>;
