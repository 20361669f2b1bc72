import { plainWords } from '../../../components/words/plain-words.ts';
import styles from './found-words.module.css';

/** A text with the words marked that begin as the typed ones do. */
export function FoundWords({ text, typed }: { text: string; typed: string }) {
  const wanted = plainWords(typed);
  if (wanted.length === 0) return text;
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((piece, index) =>
    index % 2 === 1 && isFound(piece, wanted) ? (
      <mark key={index} className={styles.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** Whether a name has a word for each of the typed ones. */
export function isNamed(name: string, typed: string): boolean {
  const words = plainWords(name);
  const wanted = plainWords(typed);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

function isFound(piece: string, wanted: string[]): boolean {
  return plainWords(piece).some((word) => wanted.some((one) => word.startsWith(one)));
}
