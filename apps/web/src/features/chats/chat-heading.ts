/** The id of a chat's headline, to which links and keys on the same page lead. */
export const chatHeadingId = 'chat-heading';

/** Moves the focus to the chat's headline: from there its keys act, and a screen reader says whose chat it is. */
export function focusChat(): void {
  document.getElementById(chatHeadingId)?.focus({ preventScroll: true });
}
