/** Returns several channels as one. */
export function mixDown(channels: Float32Array[]): Float32Array {
  const [first, ...rest] = channels;
  if (first === undefined || rest.length === 0) return first ?? new Float32Array();
  return first.map((sample, at) => rest.reduce((sum, channel) => sum + channel[at]!, sample) / channels.length);
}
