import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { foldText } from '@spotter/language/text/folded-text';

const regions =
  'AD AR AT AU BE BR CA CH CL CO CR CZ DE DK DO EC ES FI FR GB GR GT HN HU IE IN IT JP MX NL NO NZ PA PE PL PT PY RO SE SK SV TR UA US UY VE ZA'.split(
    ' ',
  );

let named: Map<string, string> | null = null;

/** Returns the country that a word names in one of our languages; null for any other word. */
export function countryOf(word: string): string | null {
  named ??= readNames();
  return named.get(foldText(word)) ?? null;
}

function readNames(): Map<string, string> {
  return new Map(
    chatLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return regions.map((region): [string, string] => [foldText(names.of(region) ?? region), region]);
    }),
  );
}
