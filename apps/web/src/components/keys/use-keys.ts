import { type HotkeyItem, useHotkeys, useLocalStorage } from '@mantine/hooks';
import { ariaKey, isWithModifier, keyList, type KeyName, shownKey } from './key-list.ts';

/** What each key does now. Null: nothing. */
type Actions = Partial<Record<KeyName, (() => void) | null>>;

const isRepeatable: ReadonlySet<KeyName> = new Set(['next', 'previous']);
const typedIn = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable]';

/**
 * Lets keys act, but not where somebody types, and not behind or in anything that lies in front of the page.
 * Only those with a modifier also act in a field.
 */
export function useKeys(actions: Actions): void {
  const { areOn } = useSingleKeys();
  const items = (Object.keys(actions) as KeyName[])
    .filter((name) => areOn || isWithModifier(name))
    .map((name): HotkeyItem => [
      keyList[name].hotkey,
      (event) => press(event, name, actions[name]),
      { preventDefault: false },
    ]);
  useHotkeys(items, [], true);
}

function press(event: KeyboardEvent, name: KeyName, act: (() => void) | null | undefined): void {
  if (act == null || event.defaultPrevented || isBehind(event)) return;
  if (!isWithModifier(name) && event.target instanceof Element && event.target.matches(typedIn)) return;
  if (event.repeat && !isRepeatable.has(name)) return;
  event.preventDefault();
  act();
}

/** Whether a key is meant for a dialog, a menu or a list of choices. */
function isBehind({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('[aria-modal="true"]') !== null ||
    (target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)
  );
}

/**
 * Whether keys without a modifier act on this device. They can be turned off, because speech input and unsteady
 * hands press them by accident.
 */
export function useSingleKeys(): { areOn: boolean; turn: (on: boolean) => void } {
  const [areOn, turn] = useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false });
  return { areOn, turn };
}

/** Returns the attributes with which a button says its key. */
export function useKeyHint(): (name: KeyName, label: string) => { title: string; 'aria-keyshortcuts'?: string } {
  const { areOn } = useSingleKeys();
  return (name, label) =>
    areOn || isWithModifier(name)
      ? { title: `${label} (${shownKey(name)})`, 'aria-keyshortcuts': ariaKey(name) }
      : { title: label };
}
