// All requests of the page to the sandbox's server.

/** Calls the API. A refusal becomes an Error with the server's own sentence. */
async function call(method, path, body) {
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, { method, ...json });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? `The sandbox answered ${response.status}.`);
  return answer;
}

const thread = ({ accountId, id }) => `threads/${accountId}/${id}`;

export const server = {
  world: () => call('GET', 'world'),
  thread: (lead) => call('GET', thread(lead)),
  reason: (lead) => call('GET', `${thread(lead)}/reason`),
  write: (lead, as, texts) => call('POST', `${thread(lead)}/messages`, { as, texts }),
  tap: (lead, title) => call('POST', `${thread(lead)}/taps`, { title }),
  clickAd: (lead) => call('POST', `${thread(lead)}/ad`, {}),
  sendMedia: (lead, media) => call('POST', `${thread(lead)}/media`, media),
  samples: () => call('GET', 'samples'),
  react: (lead, messageId, emoji) => call('POST', `${thread(lead)}/reactions`, { messageId, emoji }),
  markSeen: (lead) => call('POST', `${thread(lead)}/seen`, {}),
  addLead: (accountId, name) => call('POST', `accounts/${accountId}/leads`, { name }),
  suggestions: (accountId) => call('GET', `accounts/${accountId}/suggestions`),
  posts: (accountId) => call('GET', `accounts/${accountId}/posts`),
  comment: (accountId, postId, comment) => call('POST', `accounts/${accountId}/posts/${postId}/comments`, comment),
  mail: (id) => call('GET', `mails/${id}`),
  markMailRead: (id) => call('POST', `mails/${id}/read`, {}),
  letHoursPass: (hours) => call('POST', 'clock/pass', { hours }),
  letPass: (days) => call('POST', 'shop/pass', { days }),
  setFault: (name, on) => call('PUT', 'faults', { name, on }),
  setLie: (mode) => call('PUT', 'faults/lie', { mode }),
  clearFaults: () => call('DELETE', 'faults'),
};

/** Listens to live events; `handlers` are keyed by the event's name. The browser reconnects on its own. */
export function listen(handlers, onConnection) {
  const events = new EventSource('/api/events');
  for (const [name, handler] of Object.entries(handlers)) {
    events.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  }
  events.addEventListener('open', () => onConnection(true));
  events.addEventListener('error', () => onConnection(false));
}
