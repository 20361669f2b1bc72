/** The result of a command: its output, and whether it did what was asked for. */
export type CommandResult = { text: string; done: boolean };
