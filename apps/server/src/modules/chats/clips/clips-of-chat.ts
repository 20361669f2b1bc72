import type { ClipFacts } from '@spotter/domain/media';

/** A clip of the workspace, for one chat. `isSent`: it was sent there before. */
export type ChatClip = ClipFacts & {
  id: string;
  name: string;
  whenToUse: string;
  perContactOnce: boolean;
  isSent: boolean;
};
