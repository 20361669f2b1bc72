import { keepMedia } from '@spotter/simulators/meta/graph/sent-media';
import { account, type SpotterUnderTest } from '../spotter-under-test.ts';

/** What a recording in M4A begins with. */
export const recordingHead = Buffer.from('\0\0\0\x18ftypM4A and a voice', 'latin1');

/** Sends a recording as a contact on Instagram. Returns the platform's id of the message. */
export function sendRecording(spotter: SpotterUnderTest, contactId: string, content: Buffer): string {
  const url = `${spotter.instagramOrigin}/voice-notes/${keepMedia({ content, mediaType: 'audio/mp4' })}`;
  return spotter.instagram.writeAsContact(account.id, contactId, { attachments: [{ type: 'audio', url }] });
}
