import type { MetaDescriptor } from 'react-router';

/**
 * The placeholder for the product's address in prerendered pages, which are built before the address is known.
 * The server replaces it with its PUBLIC_URL.
 */
const unknownOrigin = 'https://public-url.invalid';

let origin: string | undefined;

/** Returns a public page's title, description, address and social card. Signed-in screens have only a title. */
export function pageMeta(page: { path: string; title: string; description: string }): MetaDescriptor[] {
  origin ??= originOfThisPage();
  const address = origin + page.path;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Spotter' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}/social-card.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A lead writes, Spotter answers in the coach’s voice, and a call is booked.' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

// Returns the origin that the prerendered page has, so that the browser finds nothing to change.
function originOfThisPage(): string {
  if (typeof document === 'undefined') return unknownOrigin;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? window.location.origin : new URL(canonical.href).origin;
}
