// The account's posts, with what stands under them; it takes the place of the chat on the phone.
import { find, make } from './elements.js';
import { attempt } from './problems.js';
import { server } from './server.js';

let posts = [];
let answering = null;
let context = () => ({ accountId: null, lead: null, side: 'lead' });

/** Builds the feed; `now` returns the account, the lead and the side that writes. */
export function buildFeed(now) {
  context = now;
  find('to-feed').addEventListener('click', () => showFeed(find('feed').hidden));
}

/** Shows the feed instead of the chat, or the chat again. */
export function showFeed(isShown) {
  find('feed').hidden = !isShown;
  for (const id of ['chat', 'composer']) find(id).hidden = isShown;
  find('to-feed').setAttribute('aria-pressed', String(isShown));
  if (isShown) attempt(loadFeed());
}

/** Loads the posts again, while they are shown. */
export async function loadFeed() {
  const { accountId } = context();
  if (find('feed').hidden || accountId === null) return;
  posts = await server.posts(accountId);
  draw();
}

function draw() {
  const typed = new Map(
    [...document.querySelectorAll('#feed input')].map((field) => [field.dataset.post, field.value]),
  );
  const focused = document.activeElement?.dataset?.post;
  find('no-posts').hidden = posts.length > 0;
  find('posts').replaceChildren(...posts.map((post) => postRow(post, typed.get(post.id) ?? '')));
  if (focused)
    find('posts')
      .querySelector(`[data-post="${CSS.escape(focused)}"]`)
      ?.focus();
}

function postRow(post, typed) {
  const tops = post.comments.filter((comment) => comment.parentId === null);
  const below = (id) => post.comments.filter((comment) => comment.parentId === id);
  return make(
    'li',
    { class: 'post' },
    make('div', { class: 'post-picture', 'aria-hidden': 'true' }, post.kind === 'live' ? 'LIVE' : ''),
    make('p', { class: 'post-caption' }, post.caption),
    make(
      'ul',
      { class: 'comments', 'aria-label': 'Comments' },
      ...tops.flatMap((comment) => [
        commentRow(post, comment),
        ...below(comment.id).map((one) => commentRow(post, one)),
      ]),
    ),
    commentForm(post, typed),
  );
}

function commentRow(post, comment) {
  return make(
    'li',
    { class: comment.parentId === null ? 'comment' : 'comment answer', 'data-own': comment.isOwn },
    make('strong', {}, comment.by ?? 'Someone'),
    make('span', {}, comment.text),
    make(
      'button',
      {
        class: 'plain small',
        type: 'button',
        'aria-label': `Answer ${comment.by}`,
        onclick: () => {
          answering = { postId: post.id, parentId: comment.parentId ?? comment.id };
          draw();
          find('posts')
            .querySelector(`[data-post="${CSS.escape(post.id)}"]`)
            ?.focus();
        },
      },
      'Answer',
    ),
  );
}

function commentForm(post, typed) {
  const { lead, side } = context();
  const isAnswer = answering?.postId === post.id;
  const writer = side === 'coach' ? 'the coach' : (lead?.username ?? lead?.name ?? 'a lead');
  const field = make('input', {
    'data-post': post.id,
    value: typed,
    maxlength: 2200,
    autocomplete: 'off',
    required: true,
    'aria-label': `${isAnswer ? 'Answer' : 'Comment'} as ${writer}`,
    placeholder: `${isAnswer ? 'Answer' : 'Comment'} as ${writer}…`,
  });
  return make(
    'form',
    {
      class: 'comment-form',
      onsubmit: (event) => {
        event.preventDefault();
        attempt(write(post, field, isAnswer ? answering.parentId : null));
      },
    },
    field,
    make('button', { class: 'plain', type: 'submit' }, 'Post'),
  );
}

async function write(post, field, parentId) {
  const { accountId, lead, side } = context();
  if (side === 'lead' && lead === null) throw new Error('Pick a lead first.');
  await server.comment(accountId, post.id, {
    contactId: side === 'coach' ? null : lead.id,
    text: field.value,
    parentId,
  });
  answering = null;
  field.value = '';
  await loadFeed();
}
