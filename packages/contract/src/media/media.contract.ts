import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';

export const mediaRoutes = {
  /** The body is a form, which the typed client does not write: send `FormData` with the file as `file`. */
  attach: defineRoute({
    method: 'POST',
    path: '/chat/{id}/attachments',
    summary:
      'Uploads a picture, recording, video or PDF for a chat, as a multipart form with the field `file`. What the channel of the chat does not take is refused (413, 415) with the reason. The id goes into `attachmentIds` of a message; a file that is not sent is deleted after a day.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    fileField: 'file',
    status: 201,
    response: z.object({ _id: Id }),
  }),
  sentMedia: defineRoute({
    method: 'GET',
    path: '/chat/media/{mediaId}/{name}',
    summary: 'A file that was sent, whole or in part, by the signed address that an attachment of a message holds.',
    access: 'anyone',
    params: z.object({ mediaId: Id, name: z.string() }),
    query: z.object({ expires: z.string(), signature: z.string() }),
    response: z.string(),
    answers: 'application/octet-stream',
  }),
  receivedMedia: defineRoute({
    method: 'GET',
    path: '/chat/{chatId}/media/{messageId}/{index}',
    summary:
      "What a contact sent, while the platform has it or it is kept, by the session or by the signed address that the attachment's `url` holds.",
    access: 'anyone',
    params: z.object({ chatId: Id, messageId: Id, index: z.string() }),
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    response: z.string().meta({ contentMediaType: 'application/octet-stream' }),
    answers: 'application/octet-stream',
  }),
};
