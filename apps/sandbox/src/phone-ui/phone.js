// The page: which lead is selected, who is writing, and what the live events change.
import { showAccounts } from './accounts.js';
import { buildHead, showHead } from './chat-head.js';
import { isLoaded, showLoading, showThread, writerOf } from './chat.js';
import { buildComposer, loadSuggestions, showComposer, showMedia, showSuggestions } from './composer.js';
import { find } from './elements.js';
import { buildFeed, loadFeed, showFeed } from './feed.js';
import { freshLead, keepLeadInView, showLeads } from './leads.js';
import { showLockScreen } from './lock-screen.js';
import { addMail, buildMailbox, markRead, openMail, openMailId, showMails } from './mailbox.js';
import { buildNewLead, closeNewLead } from './new-lead.js';
import { buildPanel, showClock, showFaults, showPanel, showShop, showWebhooks } from './panel.js';
import { attempt, showError } from './problems.js';
import { buildReasonPolls } from './reason-looks.js';
import { listen, server } from './server.js';
import { markTab } from './tabs.js';

const keptWebhooks = 40;

let world = { accounts: [], leads: [], mails: [], webhooks: [] };
let accountId = null;
let lead = null;
let thread = { messages: [], typing: false, reason: null };
let side = 'lead';

const openAccount = () => world.accounts.find((one) => one.id === accountId);
const platform = () => openAccount()?.platform ?? 'instagram';

function drawLeads() {
  showLeads(
    world.leads.filter((one) => one.accountId === accountId),
    lead,
    pick,
  );
}

function drawHead() {
  showHead({ lead, account: openAccount(), side, platform: platform() });
  showMedia({ isLead: lead !== null && side === 'lead', hasStories: platform() === 'instagram' });
}

function drawThread(isNewThread = false) {
  const onTap = (title) => attempt(tap(title));
  const onReact = (messageId, emoji) => attempt(server.react(lead, messageId, emoji));
  if (lead) showThread(thread, { side, platform: platform(), onTap, onReact }, isNewThread);
  drawSuggestions();
}

function drawSuggestions() {
  showSuggestions(lead !== null && side === 'lead' && isLoaded() && thread.messages.length === 0);
}

function drawComposer() {
  showComposer(lead !== null);
  drawSuggestions();
}

function showTab(tab) {
  markTab(tab);
  if (tab === 'phone') {
    drawThread(true);
    seeMessages();
  }
}

async function pick(picked) {
  lead = picked;
  accountId = picked.accountId;
  nameInAddress();
  thread = { messages: [], typing: false, reason: null };
  showLoading(true);
  drawLeads();
  drawHead();
  drawComposer();
  attempt(loadSuggestions(server.suggestions(accountId), (text) => attempt(send([text]))));
  showFeed(false);
  showTab('phone');
  await loadThread();
  if (matchMedia('(min-width: 1024px)').matches) find('text').focus();
}

function nameInAddress() {
  if (lead) history.replaceState(null, '', `#${lead.accountId}/${lead.id}`);
}

/** How many messages and emails have come while the page is open. What was loaded before the last is out of date. */
let arrivals = 0;

async function loadThread() {
  if (!lead) return;
  const asked = lead;
  const before = arrivals;
  const answer = await server.thread(asked);
  if (lead?.id !== asked.id) return;
  if (arrivals !== before) return loadThread();
  thread = { ...answer, reason: null };
  showLoading(false);
  drawThread(true);
  seeMessages();
  loadReason();
}

const loadReason = buildReasonPolls({
  silence: () =>
    lead && thread.messages.at(-1)?.from === 'contact' ? { lead, messageId: thread.messages.at(-1).id } : null,
  onReason: (reason) => {
    if (reason.line === thread.reason?.line) return;
    thread.reason = reason;
    if (reason.line !== null) find('spoken').textContent = reason.line;
    drawThread();
  },
});

/** Marks what the business wrote as seen, because the lead looks at the chat. */
function seeMessages() {
  const isViewed =
    lead && side === 'lead' && document.visibilityState === 'visible' && find('chat').offsetParent !== null;
  if (isViewed && thread.messages.some((message) => message.from === 'business' && !message.seen))
    attempt(server.markSeen(lead));
}

async function send(texts) {
  if (!lead || texts.length === 0) return;
  const field = find('text');
  const written = field.value;
  field.value = '';
  drawComposer();
  try {
    await server.write(lead, side, texts);
  } catch (error) {
    field.value = written;
    drawComposer();
    showError(error);
  }
  field.focus();
}

/** Taps a button below the newest message, as the lead; the focus returns to the field. */
async function tap(title) {
  await server.tap(lead, title);
  find('text').focus({ preventScroll: true });
}

async function loadWorld() {
  const before = arrivals;
  const loaded = await server.world();
  if (arrivals !== before) return loadWorld();
  world = loaded;
  find('open-spotter').href = world.spotterUrl;
  showPanel(world);
  showMails(world.mails);
  showLockScreen(world.lockScreen);
  const [hashAccount, hashLead] = location.hash.slice(1).split('/');
  const named = world.leads.find((one) => one.accountId === hashAccount && one.id === hashLead);
  accountId = lead?.accountId ?? named?.accountId ?? accountId ?? world.accounts[0]?.id ?? null;
  showAccounts(world.accounts, accountId);
  find('scripted').hidden = !world.scriptedReplies;
  // On a wide screen the phone is never empty; a narrow screen begins with the list of leads.
  const first = named ?? (matchMedia('(min-width: 1024px)').matches ? freshLead(world.leads, accountId) : null);
  if (!lead && first) {
    await pick(first);
    keepLeadInView('center');
  } else if (!lead) showTab(document.body.dataset.tab === 'panel' ? 'panel' : 'leads');
  else await loadThread();
  drawLeads();
  drawHead();
  if (hashAccount !== 'mailbox') return;
  showTab('mailbox');
  await openMail(world.mails.some((mail) => mail.id === hashLead) ? hashLead : null);
}

let reload;

function reloadSoon() {
  clearTimeout(reload);
  reload = setTimeout(() => attempt(loadWorld()), 150);
}

function isOpen(change) {
  return lead !== null && change.accountId === lead.accountId && change.contactId === lead.id;
}

listen(
  {
    listening: () => attempt(loadWorld()),
    message: (change) => {
      const { message } = change;
      const known = world.leads.find((one) => one.accountId === change.accountId && one.id === change.contactId);
      if (!known) return reloadSoon();
      known.lastMessage = { from: message.from, text: message.text || 'Attachment', at: message.at };
      drawLeads();
      if (!isOpen(change)) return;
      arrivals += 1;
      keepLeadInView('nearest');
      const index = thread.messages.findIndex((one) => one.id === message.id);
      if (index >= 0) thread.messages[index] = message;
      else {
        thread.messages.push(message);
        thread.reason = null;
        find('spoken').textContent = `${writerOf(message)}: ${message.text}`;
      }
      drawThread();
      seeMessages();
      loadReason();
    },
    typing: (change) => {
      if (!isOpen(change)) return;
      thread.typing = change.typing;
      if (change.typing) find('spoken').textContent = 'Typing…';
      drawThread();
    },
    seen: (change) => {
      if (!isOpen(change)) return;
      for (const message of thread.messages) if (change.messageIds.includes(message.id)) message.seen = true;
      drawThread();
    },
    webhook: (attempted) => {
      world.webhooks = [...world.webhooks, attempted].slice(-keptWebhooks);
      showWebhooks(world.webhooks);
    },
    mail: (mail) => {
      arrivals += 1;
      world.mails = [mail, ...world.mails];
      addMail(mail);
    },
    'mail-read': ({ id }) => markRead(id),
    comment: () => attempt(loadFeed()),
    contact: reloadSoon,
    account: reloadSoon,
    faults: showFaults,
    shop: showShop,
    clock: showClock,
    'lock-screen': (entries) => {
      showLockScreen(entries);
      if (entries[0]) find('spoken').textContent = `Push to the coach: ${entries[0].title}`;
    },
  },
  (connected) => {
    find('connection').hidden = connected;
  },
);

buildPanel({
  onSwitch: (name, on) => attempt(server.setFault(name, on)),
  onLie: (mode) => attempt(server.setLie(mode)),
  onClear: () => attempt(server.clearFaults()),
  onPass: (days) => attempt(server.letPass(days)),
  onHours: (hours) => attempt(server.letHoursPass(hours)),
});

buildComposer({
  onSend: (texts) => attempt(send(texts)),
  onMedia: (media) => attempt(server.sendMedia(lead, media)),
  onInput: drawComposer,
});

for (const choice of document.querySelectorAll('input[name="side"]')) {
  choice.addEventListener('change', () => {
    side = choice.value;
    drawHead();
    drawThread(true);
    attempt(loadFeed());
    seeMessages();
  });
}

buildNewLead((name) => {
  if (!accountId) return;
  attempt(
    server.addLead(accountId, name).then((added) => {
      if (!world.leads.some((one) => one.id === added.id)) world.leads.push(added);
      closeNewLead();
      return pick(added);
    }),
  );
});
find('account').addEventListener('change', ({ target }) => {
  accountId = target.value;
  const next = freshLead(world.leads, accountId);
  if (next) attempt(pick(next));
  else drawLeads();
});

buildFeed(() => ({ accountId, lead, side }));
buildMailbox((id) => attempt(openMail(id)));
for (const button of document.querySelectorAll('.tabs button, .views button')) {
  button.addEventListener('click', () => {
    showTab(button.dataset.tab);
    if (button.dataset.tab === 'mailbox') attempt(openMail(openMailId()));
    else nameInAddress();
  });
}
buildHead(() => lead, showTab);
find('fault-note').addEventListener('click', () => showTab('panel'));
document.addEventListener('visibilitychange', seeMessages);
drawComposer();
