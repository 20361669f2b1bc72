import { useState } from 'react';

/** In place of a picture that does not load. */
const fallback = '/profile.webp';

/** A contact's picture; the initials where there is none. */
export function Avatar({ name, picture, size }: { name: string; picture: string | null; size: number }) {
  const [broken, setBroken] = useState<string[]>([]);
  const source = picture === null ? undefined : [picture, fallback].find((one) => !broken.includes(one));
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {source !== undefined ? (
        <img src={source} alt="" width={size} height={size} onError={() => setBroken([...broken, source])} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** Up to two first characters of a name's words; whole graphemes, so that an emoji stays one. */
function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => word !== '');
  const segmenter = new Intl.Segmenter();
  const firsts = words.map((word) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '');
  return firsts.slice(0, 2).join('').toUpperCase();
}
