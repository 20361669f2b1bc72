import { useMatch } from 'react-router';
import { paths } from '../../paths.ts';

/** Whether the screen is a full page on a phone, with its own way back and the send box at the bottom. */
export function useIsFullPage(): boolean {
  return [useMatch('/dashboard/chat/:chatId'), useMatch(paths.triage)].some((match) => match !== null);
}
