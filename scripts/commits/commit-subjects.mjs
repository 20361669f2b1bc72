// Checks that the subjects of new commits read `area: what changes`, imperative and short enough for a list.
// Commits up to `base` are older than the rule. Where git, the history or the base is missing (a download, a
// shallow clone) there is nothing to check.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/packages.mjs';

const base = '482c7bcd08b342de3120d145acf554a492e4f3c5';
const maxLength = 72;

/** First words that begin a description, not an order. */
const noVerbs = new Set(
  (
    'a an the this that these those it its we i you they he she our my your their no not some all each every any one two three ' +
    'old more fewer less many what who whoever when where while which why how if after before as at by for from in into of on ' +
    'to with without there here only also now new and or but'
  ).split(' '),
);
/** Verbs that look like a third person, a past tense or a participle. */
const verbs = new Set(
  (
    'access address bias bless bypass compress cross discuss dismiss express focus guess miss pass press process progress stress ' +
    'suppress toss bring ping ring string swing embed exceed feed need proceed seed shed speed spread succeed'
  ).split(' '),
);

/**
 * Returns what is wrong with a commit's subject; null where nothing is.
 * @param {string} subject
 * @returns {string | null}
 */
export function refuseSubject(subject) {
  if (subject.length > maxLength) return `${subject.length} letters, at most ${maxLength}`;
  if (subject.endsWith('.')) return 'ends in a period';
  const [, verb] = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*: ([a-z][a-z-]*)(?= |$)/.exec(subject) ?? [];
  if (verb === undefined) return 'does not read `area: what changes`, all in small letters';
  if (noVerbs.has(verb)) return `“${verb}” after the area is no verb`;
  if (!verbs.has(verb) && /(?:s|ed|ing)$/.test(verb)) return `“${verb}” is not imperative`;
  return null;
}

/**
 * Returns a sentence for each commit of the checkout in `folder` since `since` with a wrong subject; null
 * where this is not known.
 * @param {string} folder
 * @param {string} [since]
 * @returns {string[] | null}
 */
export function refusedCommits(folder, since = base) {
  try {
    // Fails where the base is not part of the history.
    git(folder, 'merge-base', '--is-ancestor', since, 'HEAD');
    return git(folder, 'log', '--no-merges', '--format=%h %s', `${since}..HEAD`)
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [hash, ...words] = line.split(' ');
        const fault = refuseSubject(words.join(' '));
        return fault === null ? [] : [`${hash} ${words.join(' ')}: ${fault}`];
      });
  } catch {
    return null;
  }
}

function git(folder, ...args) {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refused = refusedCommits(root);
  if (refused === null) console.log('note: not checked: the history since the rule began is not here');
  for (const line of refused ?? []) console.error(line);
  if (refused !== null && refused.length > 0) process.exitCode = 1;
}
