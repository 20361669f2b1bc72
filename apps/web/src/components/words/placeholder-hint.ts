/** What a coach may write for what is known of a chat. */
export const placeholderHint =
  '{first name}, {coach}, {call time} and {link} are filled in. {first name|there} says “there” where the name isn’t known.';
