/** One thing that was looked at. `advice`: it works, but something should be better. `problem`: it does not work. */
export type Finding = { state: 'ok' | 'advice' | 'problem'; what: string; text: string };

export const ok = (what: string, text: string): Finding => ({ state: 'ok', what, text });
export const advice = (what: string, text: string): Finding => ({ state: 'advice', what, text });
export const problem = (what: string, text: string): Finding => ({ state: 'problem', what, text });

const labels = { ok: 'ok', advice: 'advice', problem: 'PROBLEM' };

/** Returns all findings as a table, with a last line that says how many there are of each. */
export function summarize(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.map(({ state, what, text }) => `${labels[state].padEnd(8)} ${what.padEnd(width)}  ${text}`);
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  return [...lines, '', `${count('problem')} problems, ${count('advice')} pieces of advice, ${count('ok')} ok.`].join(
    '\n',
  );
}
