/** A problem that the person who starts the sandbox can fix; the message is one sentence for the terminal. */
export class StartupProblem extends Error {}
