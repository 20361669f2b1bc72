import { z } from 'zod';

const number = z.number().nullish().catch(null);
/** More than any recording that is sent lasts: it is counted and paid for. */
const maxSeconds = 24 * 3_600;
const length = z.coerce.number().min(0).max(maxSeconds).nullish().catch(null);

/**
 * The fields of an answer of `POST /audio/transcriptions` that we read, in both of its forms: `json` has the
 * text alone, `verbose_json` segments with the recognizer's doubts.
 */
export const TranscriptionAnswer = z.looseObject({
  text: z.string(),
  language: z.string().nullish().catch(null),
  languages: z
    .array(z.looseObject({ code: z.string() }))
    .nullish()
    .catch(null),
  duration: length,
  usage: z.looseObject({ seconds: length }).nullish().catch(null),
  segments: z
    .array(
      z.looseObject({
        start: number,
        end: number,
        avg_logprob: number,
        compression_ratio: number,
        no_speech_prob: number,
      }),
    )
    .nullish()
    .catch(null),
});
export type TranscriptionAnswer = z.infer<typeof TranscriptionAnswer>;
