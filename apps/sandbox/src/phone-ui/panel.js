import { find, icon, make } from './elements.js';
import { platforms } from './platforms.js';
import { clockWithSeconds, setAhead, when } from './times.js';

const instagramFaults = [
  ['slow-sends', 'Slow sends', 'Each takes 4 seconds'],
  ['instagram-down', 'Instagram is down', 'Every call answers 503'],
  ['accepted-but-500', 'Sent, but answered 500', 'The message arrives anyway'],
  ['duplicate-webhooks', 'Webhooks three times', 'The same event again and again'],
  ['reordered-webhooks', 'Webhooks out of order', 'The newest comes first'],
  ['echo-first', 'Echo before the answer', 'The webhook outruns the reply'],
  ['expired-token', 'Expired token', 'Every call is refused with 190'],
  ['window-closed', 'Window closed', 'As if 24 hours had passed'],
  ['short-ad-window', 'Ads open 24 hours', 'Instead of the 7 days they may open'],
  ['nearly-limited', 'Limit nearly reached', 'Each answer says that 85 percent are used'],
  ['other-agent', 'Another agent answers', 'Each message gets its reply right away'],
];
const messengerFaults = [
  ['messenger-down', 'Messenger is down', 'Every call answers 503'],
  ['messenger-window-closed', 'Window closed', 'As if 24 hours had passed'],
  ['messenger-short-ad-window', 'Ads open 24 hours', 'Instead of the 7 days they may open'],
  ['messenger-other-agent', 'Another agent answers', 'Each message gets its reply right away'],
];
const stripeFaults = [
  ['stripe-down', 'Stripe is down', 'Every call answers 503'],
  ['next-payment-fails', 'Next payment fails', 'Whatever the card'],
  ['stripe-webhooks-twice', 'Events twice', 'The same event again'],
  ['stripe-webhooks-reordered', 'Events out of order', 'The newest comes first'],
  ['stripe-webhooks-late', 'Events late', 'Each comes 20 seconds later'],
  ['stripe-webhooks-lost', 'Events lost', 'None ever comes'],
];
const pushFaults = [
  ['push-gone', 'Devices gone', 'Every push is refused with 410'],
  ['push-not-found', 'Devices unknown', 'Every push is refused with 404'],
  ['push-busy', 'Too many pushes', 'Refused with 429: try in a minute'],
  ['push-slow', 'Slow pushes', 'Each takes 5 seconds'],
];
const modelFaults = [
  ['model-slow', 'Slow model', 'Each answer takes 8 seconds'],
  ['model-silent', 'Silent model', 'No answer comes while this is on'],
  ['model-down', 'Model is down', 'Every call answers 503'],
];
const moderationFaults = [
  ['moderation-down', 'Moderation is down', 'Every call answers 503'],
  ['moderation-slow', 'Slow moderation', 'Each judgment takes 3 seconds'],
  ['moderation-wrong', 'Moderation talks nonsense', 'No answer can be read'],
  ['moderation-flood', 'Moderation cries wolf', 'It flags whatever it reads'],
  ['moderation-not-offered', 'No moderation there', 'Every call answers 404'],
];
const transcriptionFaults = [
  ['transcription-down', 'Nobody hears', 'Every call answers 503'],
  ['transcription-slow', 'Slow to hear', 'Each voice note takes 20 seconds'],
  ['transcription-busy', 'Too much to hear', 'Every call answers 429'],
  ['transcription-deaf', 'Hears silence', 'No words in any voice note'],
  ['transcription-wrong', 'Talks nonsense', 'No answer can be read'],
  ['transcription-foreign', 'Wrong language', 'And unsure of every word'],
  ['transcription-not-offered', 'No ears there', 'Every call answers 404'],
];
const lies = [
  ['', 'tells the truth'],
  ['claims-booking', 'claims a booking'],
  ['invents-price', 'invents a price'],
  ['leaks-instructions', 'leaks its instructions'],
  ['json', 'answers in JSON'],
  ['loops-on-tools', 'loops on tools'],
  ['empty', 'says nothing'],
  ['think', 'thinks out loud'],
  ['half-thought', 'thinks out loud, half of it'],
  ['foreign-link', 'sends a link of its own'],
  ['refuses', 'refuses to help'],
  ['obedient', 'obeys the contact'],
  ['slow', 'thinks for 60 seconds'],
  ['misses-danger', 'misses every danger'],
  ['sees-danger-everywhere', 'sees danger everywhere'],
];
const outcomes = {
  delivered: ['check', 'delivered'],
  'will-retry': ['again', 'tries again'],
  'given-up': ['cross', 'given up'],
};

/** Builds the switches once. */
export function buildPanel({ onSwitch, onLie, onClear, onPass, onHours }) {
  find('instagram-faults').append(...instagramFaults.map((fault) => faultSwitch(fault, onSwitch)));
  find('messenger-faults').append(...messengerFaults.map((fault) => faultSwitch(fault, onSwitch)));
  find('stripe-faults').append(...stripeFaults.map((fault) => faultSwitch(fault, onSwitch)));
  for (const button of document.querySelectorAll('[data-pass]')) {
    button.addEventListener('click', () => onPass(Number(button.dataset.pass)));
  }
  for (const button of document.querySelectorAll('[data-hours]')) {
    button.addEventListener('click', () => onHours(Number(button.dataset.hours)));
  }
  find('push-faults').append(...pushFaults.map((fault) => faultSwitch(fault, onSwitch)));
  find('model-faults').append(...modelFaults.map((fault) => faultSwitch(fault, onSwitch)));
  find('moderation-faults').append(...moderationFaults.map((fault) => faultSwitch(fault, onSwitch)));
  find('transcription-faults').append(...transcriptionFaults.map((fault) => faultSwitch(fault, onSwitch)));
  const lie = find('lie');
  lie.append(...lies.map(([mode, label]) => make('option', { value: mode }, label)));
  lie.addEventListener('change', () => onLie(lie.value === '' ? null : lie.value));
  find('faults-off').addEventListener('click', onClear);
}

function faultSwitch([name, label, explanation], onSwitch) {
  const button = make(
    'button',
    { class: 'switch', type: 'button', role: 'switch', 'aria-checked': 'false', 'data-fault': name },
    make('span', {}, make('strong', {}, label), make('small', {}, explanation)),
    make('span', { class: 'track', 'aria-hidden': 'true' }),
  );
  button.addEventListener('click', () => onSwitch(name, button.getAttribute('aria-checked') !== 'true'));
  return button;
}

/** Shows everything in the panel. */
export function showPanel({ faults, webhooks, clock, shop }) {
  showFaults(faults);
  showWebhooks(webhooks);
  showClock(clock);
  showShop(shop);
}

/** Shows which faults are on, in the panel and wherever else it matters. */
export function showFaults({ on, lie }) {
  for (const button of document.querySelectorAll('[data-fault]')) {
    button.setAttribute('aria-checked', String(on.includes(button.dataset.fault)));
  }
  find('lie').value = lie ?? '';
  find('lie').classList.toggle('lying', lie !== null);
  const count = on.length + (lie ? 1 : 0);
  find('faults-off').disabled = count === 0;
  for (const id of ['fault-count', 'fault-note']) find(id).hidden = count === 0;
  find('fault-count').textContent = String(count);
  find('fault-note').textContent = `${count} ${count === 1 ? 'fault' : 'faults'} on`;
}

/** Shows what time it is here, where it is not the machine's. */
export function showClock({ aheadMs, moves }) {
  setAhead(aheadMs);
  find('clock-section').hidden = !moves;
  find('clock-now').textContent =
    aheadMs === 0 ? '' : `${aheadMs / 3_600_000} hours have passed: it is ${when(Date.now() + aheadMs)} here.`;
}

const planWords = {
  trialing: 'is being tried',
  active: 'is paid',
  past_due: 'owes a payment',
  unpaid: 'was given up by the bank',
  canceled: 'has ended',
};

/** Shows the plans that were bought, newest first. */
export function showShop(plans) {
  find('no-plans').hidden = plans.length > 0;
  find('plans').replaceChildren(
    ...plans.map(({ email, status, until, cancelled: canceled }) => {
      const end = `${canceled ? 'ends' : 'next'} ${new Date(until).toLocaleDateString('en', { dateStyle: 'medium' })}`;
      const rest = status === 'trialing' || status === 'active' ? `, ${end}` : '';
      return make('li', {}, make('strong', {}, email ?? 'A former user'), ` ${planWords[status]}${rest}`);
    }),
  );
}

/** Shows the newest deliveries, newest first. */
export function showWebhooks(attempts) {
  find('no-webhooks').hidden = attempts.length > 0;
  find('webhooks').replaceChildren(...attempts.toReversed().map(webhookRow));
}

function webhookRow(attempt) {
  const [drawing, word] = outcomes[attempt.outcome];
  const status = attempt.status === null ? 'no answer' : String(attempt.status);
  const tries = attempt.try > 1 ? `, try ${attempt.try}` : '';
  return make(
    'li',
    { class: attempt.outcome },
    icon(drawing),
    icon(attempt.platform),
    make('span', { class: 'unseen' }, `${platforms[attempt.platform].name}:`),
    make('span', {}, make('strong', {}, attempt.label), ` ${word}${tries} · ${status} · ${attempt.durationMs} ms`),
    make('time', { datetime: attempt.startedAt }, clockWithSeconds(new Date(attempt.startedAt))),
  );
}
