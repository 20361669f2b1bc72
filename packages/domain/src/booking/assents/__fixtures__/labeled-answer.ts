/** What a contact answers when asked to confirm one time, and whether the answer as a whole is a yes. */
export type LabeledAnswer = { text: string; lang: string; yes: boolean; kind: string };
