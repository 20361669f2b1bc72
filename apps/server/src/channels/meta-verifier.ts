import { isSignedBy } from '@spotter/providers/meta/signature';
import { answerVerification } from '@spotter/providers/meta/verification-handshake';
import type { WebhookVerifier } from '../modules/chats/index.ts';

/** Verifies Meta's deliveries: each topic is signed with the secret of its own app. */
export function createMetaVerifier(appSecret: string, verifyToken: string): WebhookVerifier {
  return {
    signatureHeader: 'x-hub-signature-256',
    isSigned: (body, signature) => isSignedBy(body, signature, appSecret),
    answerHandshake: (query) => answerVerification(query, verifyToken),
  };
}
