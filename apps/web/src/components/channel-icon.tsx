import type { Source } from '@spotter/contract';
import { channelFaces } from './channels.ts';

/** The platform of an account: Instagram, or a Facebook page. */
export function ChannelIcon({ source, size = 20 }: { source: Source; size?: number }) {
  const { Icon, company } = channelFaces[source];
  return <Icon size={size} stroke={1.75} role="img" aria-label={company} />;
}
