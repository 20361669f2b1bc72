/** What a switch of the page sets at a simulator, and how to tell that it is on. */
export type SwitchOf<Faults> = { on: Faults; off: Faults; isOn: (faults: Faults) => boolean };
