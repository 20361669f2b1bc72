import type { LanguageModelControl } from '@spotter/simulators/language-model/language-model-control';
import { drawPicture } from '@spotter/simulators/meta/graph/drawn-picture';
import { samplePictures } from '@spotter/simulators/meta/graph/sample-pictures';
import { readClip, sampleClips } from '@spotter/simulators/meta/graph/sample-clips';
import type { TranscriptionControl } from '@spotter/simulators/transcription/transcription-control';

/** Tells the simulators what is said in the sample clips, and what the sample pictures show. */
export async function teachSamples(model: LanguageModelControl, transcription: TranscriptionControl): Promise<void> {
  for (const clip of sampleClips) transcription.know(readClip(clip.name)!, clip);
  for (const { name, answer } of samplePictures) await model.see(drawPicture(`sample-${name}.png`), answer);
}
