import { AppError } from '../../http/app-error.ts';

/** Throws invalid_input for what is not an address of a page. */
export function pageAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') {
    const message = 'An address looks like https://your-site.com/page';
    throw new AppError('invalid_input', message, [{ path: 'url', message }]);
  }
  url.hash = '';
  return url.href;
}
