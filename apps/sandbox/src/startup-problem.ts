/** Something that the person who starts the sandbox can put right; the message is one sentence for the terminal. */
export class StartupProblem extends Error {}
