/** What a program says whose clock has jumped. */
export const clockJumped = 'The clock was put forward.';
