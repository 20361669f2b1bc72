import { IconBrandFacebook, IconBrandInstagram } from '@tabler/icons-react';

/** The platform of an account: Instagram, or a Facebook page. */
export function ChannelIcon({ source, size = 20 }: { source: string; size?: number }) {
  if (source.includes('instagram'))
    return <IconBrandInstagram size={size} stroke={1.75} role="img" aria-label="Instagram" />;
  if (source.includes('page') || source.includes('facebook')) {
    return <IconBrandFacebook size={size} stroke={1.75} role="img" aria-label="Facebook" />;
  }
  return null;
}
