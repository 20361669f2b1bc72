import { useState } from 'react';

/** A contact's picture, or the initials where there is none or it does not load. */
export function Avatar({ name, picture, size }: { name: string; picture: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {picture !== null && picture !== broken ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
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
