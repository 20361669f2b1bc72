/** The output of a program whose clock has jumped. */
export const clockJumped = 'The clock was put forward.';
