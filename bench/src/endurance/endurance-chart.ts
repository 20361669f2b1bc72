/** What was measured in a minute. */
export type Minute = {
  event: 'kill' | 'faults' | 'clock' | null;
  replies: number;
  p50Ms: number;
  p99Ms: number;
  keptMegabytes: number;
  otherMegabytes: number;
};

type Line = { name: string; color: string; values: number[] };

const [width, left, right] = [860, 64, 150];
const panelHeight = 190;
const firstTop = 64;
const betweenPanels = 60;
const eventColors = { kill: '#c92a2a', faults: '#e8590c', clock: '#1971c2' };
const eventNames = { kill: 'a server is killed', faults: 'platform and model fail', clock: 'a clock jumps' };

/**
 * Draws the minutes as two panels, response times and memory,
 * with a band for each minute in which something happens.
 */
export function drawEndurance(minutes: Minute[], perSecond: number): string {
  const bands = minutes
    .map(({ event }, nth) =>
      event === null
        ? ''
        : `<rect x="${xOf(nth - 0.5, minutes)}" y="${firstTop}" width="${xOf(1, minutes) - xOf(0, minutes)}" height="${2 * panelHeight + betweenPanels}" fill="${eventColors[event]}" opacity="0.12"/>`,
    )
    .join('');
  const legend = (Object.keys(eventNames) as (keyof typeof eventNames)[])
    .map(
      (event, nth) =>
        `<rect x="${left + nth * 190}" y="16" width="14" height="14" fill="${eventColors[event]}" opacity="0.35"/>` +
        `<text x="${left + nth * 190 + 20}" y="28">${eventNames[event]}</text>`,
    )
    .join('');
  const times = drawPanel(minutes, firstTop, 'ms, logarithmic', true, [
    { name: 'p99 of a reply', color: '#7048e8', values: minutes.map(({ p99Ms }) => p99Ms) },
    { name: 'p50 of a reply', color: '#0c8599', values: minutes.map(({ p50Ms }) => p50Ms) },
  ]);
  const memory = drawPanel(minutes, firstTop + panelHeight + betweenPanels, 'MB of memory', false, [
    { name: 'server that stays', color: '#2b8a3e', values: minutes.map(({ keptMegabytes }) => keptMegabytes) },
    { name: 'server that is killed', color: '#868e96', values: minutes.map(({ otherMegabytes }) => otherMegabytes) },
  ]);
  const height = firstTop + 2 * panelHeight + betweenPanels + 56;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#343a40">` +
    `<title>${minutes.length} minutes at ${perSecond} messages a second</title>` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${bands}${legend}${times}${memory}` +
    `<text x="${left}" y="${height - 14}">minutes, at ${perSecond} messages a second</text></svg>\n`
  );
}

function drawPanel(minutes: Minute[], top: number, unit: string, logarithmic: boolean, lines: Line[]): string {
  const max = Math.max(...lines.flatMap(({ values }) => values.filter(Number.isFinite)));
  const min = logarithmic ? 1 : 0;
  const scale = (value: number) => (logarithmic ? Math.log10(Math.max(value, min)) : value);
  const ceiling = logarithmic ? Math.ceil(scale(max)) : max * 1.1;
  const y = (value: number) => top + panelHeight - (scale(value) / ceiling) * panelHeight;
  const steps = logarithmic
    ? Array.from({ length: ceiling + 1 }, (_, nth) => 10 ** nth)
    : Array.from({ length: Math.floor(ceiling / 100) + 1 }, (_, nth) => nth * 100);
  const grid = steps
    .map(
      (step) =>
        `<line x1="${left}" x2="${width - right}" y1="${y(step)}" y2="${y(step)}" stroke="#dee2e6"/>` +
        `<text x="${left - 8}" y="${y(step) + 4}" text-anchor="end">${step.toLocaleString('en')}</text>`,
    )
    .join('');
  const numbers = minutes
    .map((_, nth) => nth + 1)
    .filter((minute) => minute % 5 === 0 || minute === 1)
    .map(
      (minute) =>
        `<text x="${xOf(minute - 1, minutes)}" y="${top + panelHeight + 16}" text-anchor="middle">${minute}</text>`,
    )
    .join('');
  const drawn = lines
    .map(({ name, color, values }, nth) => {
      const points = values.map((value, at) => `${xOf(at, minutes).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
      return (
        `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/>` +
        `<text x="${width - right + 12}" y="${top + 16 + nth * 18}" fill="${color}">${name}</text>`
      );
    })
    .join('');
  return `<text x="${left}" y="${top - 8}" fill="#868e96">${unit}</text>${grid}${numbers}${drawn}`;
}

function xOf(minute: number, { length }: Minute[]): number {
  return left + ((minute + 0.5) / length) * (width - left - right);
}
