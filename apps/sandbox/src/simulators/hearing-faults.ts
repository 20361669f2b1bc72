import type { TranscriptionFaults } from '@spotter/simulators/transcription/transcription-control';
import type { SwitchOf } from './switch-of.ts';

/** The switches of the recognizer of speech. */
export const hearingFaultNames = [
  'transcription-down',
  'transcription-slow',
  'transcription-busy',
  'transcription-deaf',
  'transcription-wrong',
  'transcription-foreign',
  'transcription-not-offered',
] as const;
type HearingFaultName = (typeof hearingFaultNames)[number];

/** Longer than an answer waits for what was said. */
const slowTranscriptionMs = 20_000;

type HearingSwitch = SwitchOf<TranscriptionFaults>;

function hearing(name: Exclude<keyof TranscriptionFaults, 'delayMs'>): HearingSwitch {
  return { on: { [name]: true }, off: { [name]: undefined }, isOn: (faults) => faults[name] === true };
}

/** What each switch sets at the recognizer of speech. */
const transcriptionFaults: Record<HearingFaultName, HearingSwitch> = {
  'transcription-down': hearing('down'),
  'transcription-slow': {
    on: { delayMs: slowTranscriptionMs },
    off: { delayMs: undefined },
    isOn: ({ delayMs = 0 }) => delayMs > 0,
  },
  'transcription-busy': hearing('busy'),
  'transcription-deaf': hearing('deaf'),
  'transcription-wrong': hearing('wrong'),
  'transcription-foreign': hearing('foreign'),
  'transcription-not-offered': hearing('notOffered'),
};

/** Returns what a switch sets at the recognizer; undefined where it is none of its own. */
export function findHearingSwitch(name: string): HearingSwitch | undefined {
  const own = hearingFaultNames.find((one) => one === name);
  return own === undefined ? undefined : transcriptionFaults[own];
}
