import type { Clip, ClipBody } from '@spotter/contract';

/** A small recording. */
const wav = Buffer.from('RIFF1234WAVEfmt and sound', 'latin1');

/** Adds a clip as a browser does, with a recording unless another file is given. Returns the answer. */
export async function addClip(
  origin: string,
  token: string,
  clip: Partial<ClipBody> & { name: string },
  file: { name: string; content: Buffer } = { name: 'a.wav', content: Buffer.concat([wav, Buffer.from(clip.name)]) },
): Promise<Clip & { status: number; message?: string }> {
  const form = new FormData();
  form.set('clip', JSON.stringify(clip));
  form.set('file', new File([new Uint8Array(file.content)], file.name));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/clips`, { method: 'POST', headers, body: form });
  return { status: response.status, ...((await response.json()) as Clip) };
}
