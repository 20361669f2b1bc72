import { chunksOf } from '@spotter/language/text/tokens';

type Color = [red: number, green: number, blue: number, alpha: number];

const named: Record<string, Color> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
  snow: [255, 250, 250, 1],
  ivory: [255, 255, 240, 1],
  whitesmoke: [245, 245, 245, 1],
  ghostwhite: [248, 248, 255, 1],
  floralwhite: [255, 250, 240, 1],
  red: [255, 0, 0, 1],
  blue: [0, 0, 255, 1],
  green: [0, 128, 0, 1],
};
/** Nobody tells colors apart that are as near. */
const maxDistance = 24;
const minAlpha = 0.05;

/** Whether text of this color is seen nowhere. */
export function isTransparent(color: string): boolean {
  const parsed = parseColor(color);
  return parsed !== null && parsed[3] < minAlpha;
}

/** Whether text of a color is not seen on a background. */
export function areAlike(color: string, background: string): boolean {
  if (color === '' || background === '') return false;
  if (color === background) return true;
  const [one, other] = [parseColor(color), parseColor(background)];
  if (one === null || other === null || other[3] < 1) return false;
  return [0, 1, 2].every((part) => Math.abs(one[part]! - other[part]!) <= maxDistance);
}

/** Reads a color, or the first one in what a `background` declares; null for what is none. */
function parseColor(text: string): Color | null {
  if (/url\(|gradient/.test(text)) return null;
  const name = chunksOf(text)[0] ?? '';
  if (named[name] !== undefined) return named[name];
  const hex = /^#([\da-f]{3,8})\b/.exec(text.trim())?.[1];
  if (hex !== undefined) return parseHex(hex);
  const parts = /^(?:rgb|hsl)a?\(([^)]*)\)/
    .exec(text.trim())?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== '');
  if (parts === undefined) return null;
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1);
  if (!text.trim().startsWith('rgb')) return readHsl(parts, alpha);
  const [red, green, blue] = parts.map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1));
  return [red ?? 0, green ?? 0, blue ?? 0, alpha];
}

function parseHex(hex: string): Color | null {
  if (![3, 4, 6, 8].includes(hex.length)) return null;
  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const [red, green, blue, alpha = 255] = full.match(/../g)!.map((part) => Number.parseInt(part, 16));
  return [red!, green!, blue!, alpha / 255];
}

/** Grays alone: of others it says how clear they are. */
function readHsl(parts: string[], alpha: number): Color | null {
  const [, saturation = 0, lightness = 0] = parts.map((part) => Number.parseFloat(part));
  if (alpha < minAlpha) return [0, 0, 0, alpha];
  const isGray = saturation < 5 || lightness > 97 || lightness < 3;
  return isGray ? [lightness * 2.55, lightness * 2.55, lightness * 2.55, alpha] : null;
}
