import { foldText } from '@spotter/language/text/folded-text';
import { characters } from '@spotter/language/text/characters';

const maxNameLength = 20;
const maxProfileNameLength = 100;
const gaps = characters(String.raw`\s.,|/·•_\-`);
const letters = characters(String.raw`\p{L}\p{M}'’`);
const notLetters = characters(String.raw`^\p{L}\p{M}'’`);
/** Signs that do not stop a name from being one are left out here; these mark an account or an order. */
const signs = characters(String.raw`\p{N}<>{}()\[\]@#=+&:;\\\/`);
/** Titles before a name. */
const titles = new Set(
  'dr dra mr mrs ms miss mx sr sra srta prof coach mme mlle herr frau don dona the el la'.split(' '),
);
/** A name with one of these words is a shop, a page or a joke. */
const noNames = new Set(
  'fit fitness gym studio official oficial team shop store coaching training trainer health healthy wellness nutrition media agency marketing digital brand club academy group page fan fans user instagram facebook meta admin support vip free life style lifestyle not no my your'.split(
    ' ',
  ),
);

/** Returns the first name in a profile; null where it has none that a person can be called by. */
export function firstNameOf(profileName: string | null): string | null {
  if (profileName === null) return null;
  const visible = profileName.slice(0, maxProfileNameLength).normalize('NFKC');
  const parts = gaps
    .replaceRuns(visible, ' ')
    .split(' ')
    .filter((part) => letters.areIn(part));
  if (parts.some((part) => noNames.has(foldText(part)))) return null;
  const first = parts.find((part) => !titles.has(foldText(part)));
  if (first === undefined || signs.areIn(first)) return null;
  const name = notLetters.replace(first, '');
  const length = Array.from(name).length;
  if (length < 2 || length > maxNameLength) return null;
  const isOneCase = name === name.toLowerCase() || name === name.toUpperCase();
  const [initial = '', ...others] = name;
  return isOneCase ? initial.toUpperCase() + others.join('').toLowerCase() : name;
}

/** Returns the first name in what a person is shown as; null where that is a handle, which has no space. */
export function firstNameUnlessHandle(shownAs: string | null, handles: (string | null)[]): string | null {
  const isHandle = shownAs !== null && handles.includes(shownAs) && !shownAs.includes(' ');
  return isHandle ? null : firstNameOf(shownAs);
}
