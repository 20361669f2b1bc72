import { useState } from 'react';

/** Smaller letters could not be read, in pixels. */
const smallestLetters = 9;

/** The picture for one that does not load. */
const fallback = '/profile.webp';

/** A contact's picture, and the initials until it is loaded or if there is none. */
export function Avatar({ name, picture, size }: { name: string; picture: string | null; size: number }) {
  const [broken, setBroken] = useState<string[]>([]);
  const source = picture === null ? undefined : [picture, fallback].find((one) => !broken.includes(one));
  return (
    <span
      className="avatar"
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.max(size * 0.36, smallestLetters) }}
      aria-hidden
    >
      {initials(name)}
      {source !== undefined && (
        <img src={source} alt="" width={size} height={size} onError={() => setBroken([...broken, source])} />
      )}
    </span>
  );
}

/** Returns the first letters of up to two words of a name. A name without letters gives what it has, whole. */
function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter((word) => word !== '');
  const spelled = parts.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const words = spelled.length === 0 ? parts : spelled;
  const segmenter = new Intl.Segmenter();
  const firsts = words.slice(0, 2).map((word) => {
    const [first] = segmenter.segment(word);
    return first!.segment;
  });
  return firsts.join('').toUpperCase();
}

/** Returns which of the tints a name has, so that a person is found again by color. */
function tintOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum % 6;
}
