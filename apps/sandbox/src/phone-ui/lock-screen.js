import { find, make } from './elements.js';
import { shortWhen } from './times.js';

/** Shows the coach's lock screen, the newest notification first. A tap opens it as a phone would. */
export function showLockScreen(entries) {
  find('no-pushes').hidden = entries.length > 0;
  find('pushes').replaceChildren(
    ...entries.map((entry) =>
      make(
        'li',
        {},
        make(
          'a',
          { href: entry.navigate, target: '_blank', rel: 'noopener', 'data-push': entry.id },
          make('strong', {}, entry.title),
          make('time', { datetime: entry.at }, shortWhen(entry.at)),
          make('span', {}, entry.body),
        ),
      ),
    ),
  );
}
