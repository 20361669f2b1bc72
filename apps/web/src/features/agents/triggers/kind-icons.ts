import {
  IconAt,
  IconBubbleText,
  IconCircleDashed,
  IconHelpCircle,
  IconHash,
  IconLink,
  IconMessageCircle,
  IconSpeakerphone,
  IconTarget,
  type TablerIcon,
} from '@tabler/icons-react';
import type { TriggerKind } from './trigger-messages.ts';

/** The sign of each kind of trigger. */
export const kindIcons: Record<TriggerKind, TablerIcon> = {
  keyword: IconHash,
  comment: IconMessageCircle,
  story_reply: IconCircleDashed,
  story_mention: IconAt,
  ad: IconSpeakerphone,
  link: IconLink,
  ice_breaker: IconHelpCircle,
  any_message: IconBubbleText,
  intent: IconTarget,
};
