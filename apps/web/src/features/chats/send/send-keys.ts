type Key = { key: string; shiftKey: boolean; isComposing: boolean };

/** What a key does in the box; `type` is left to the browser. */
export type KeyAction = 'type' | 'send' | 'next-reply' | 'previous-reply' | 'pick-reply' | 'close-menu' | 'leave';

/**
 * Decides what a key does. The menu of saved replies takes the arrows, Enter and Tab while it has a reply to
 * choose.
 */
export function decideKey(
  { key, shiftKey, isComposing }: Key,
  menu: { isShown: boolean; hasReplies: boolean },
): KeyAction {
  // While an input method composes a character, Enter belongs to the input method.
  if (isComposing) return 'type';
  if (menu.isShown && menu.hasReplies) {
    if (key === 'ArrowDown') return 'next-reply';
    if (key === 'ArrowUp') return 'previous-reply';
    if (key === 'Enter' || key === 'Tab') return 'pick-reply';
  }
  if (key === 'Escape') return menu.isShown ? 'close-menu' : 'leave';
  return key === 'Enter' && !shiftKey ? 'send' : 'type';
}
