// Above the messages: who is on the other side, and where.
import { find, icon, initials, make, shortName } from './elements.js';
import { platforms } from './platforms.js';
import { attempt } from './problems.js';
import { server } from './server.js';

/** Binds the way back to the leads, and the lead's click on an ad. */
export function buildHead(openLead, showTab) {
  find('to-leads').addEventListener('click', () => showTab('leads'));
  find('click-ad').addEventListener('click', () =>
    attempt(
      server.clickAd(openLead()).then(() => {
        find('spoken').textContent = 'The ad was clicked: the next message comes from it.';
        find('text').focus();
      }),
    ),
  );
}

/** Shows who the writing side is talking to. */
export function showHead({ lead, account, side, platform }) {
  const other = side === 'lead' ? account : lead;
  find('chat-avatar').textContent = initials(other?.name ?? other?.username);
  find('chat-name').textContent = lead ? shortName(other?.name ?? other?.username ?? '') : 'Pick a lead';
  const { name } = platforms[platform];
  const detail = other?.username ? `${name} · @${other.username}` : name;
  find('chat-detail').replaceChildren(...(lead ? [icon(platform), make('span', {}, detail)] : []));
  find('click-ad').hidden = !lead || side !== 'lead';
  find('not-connected').hidden = !account || account.subscribed;
  find('new-lead-label').textContent = `Name on ${name}`;
  for (const place of document.querySelectorAll('[data-place]')) place.hidden = place.dataset.place !== platform;
  const writer = side === 'lead' ? (lead?.name ?? lead?.username) : 'the coach';
  find('text').placeholder = lead ? `Message as ${writer}…` : 'Pick a lead first';
  find('text-label').textContent = lead ? `Message as ${writer}` : 'Message';
}
