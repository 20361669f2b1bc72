import { Link, type LinkProps } from 'react-router';
import { useOrigin } from './use-origin.ts';

/** A link that tells a chat which screen it was opened from: "Go Back" leads there. */
export function LinkFromHere(props: Omit<LinkProps, 'state'>) {
  return <Link {...props} state={useOrigin()} />;
}
