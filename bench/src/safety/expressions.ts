import { execFileSync } from 'node:child_process';
import { reportMachine, reportTable } from '../report.ts';

/**
 * Expressions like those of the rules:
 * phrases with gaps, a number with its currency, words that may follow others.
 */
const expressions = {
  phrases: String.raw`\b(?:thanks|thank you) for (?:your (?:message|dm)|reaching out)\b.{0,120}\b(?:we will|our team|shortly|within \d+)\b`,
  sum: String.raw`(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?) ?(?:dollars?|usd|euros?|€)`,
  school: String.raw`^(?:(?:just|still|in|at|a|the|in the|starting) )*(?:\d+th|final) (?:grade|year)\b`,
};
const message =
  'hey coach! saw your story about the program and was wondering how it works and what it costs, maybe 450 euros?';
const texts = {
  'a message of 110 characters': message,
  'a draft of 1,500': `${message} `.repeat(14).slice(0, 1_500),
  'an attack of 253': `${'in the '.repeat(36)}x`,
};

/** Enough for a number; an engine that takes longer has failed. */
const patienceMs = 5_000;
const times = 2_000;

type Engine = { name: string; compile: string; flags?: string[] };
/** Each in a process of its own, because one of them hangs. `compile` is the body of a function of `pattern`. */
const engines: Engine[] = [
  { name: 'built-in', compile: 'return new RegExp(pattern);' },
  {
    name: 'built-in, flag l',
    compile: "return new RegExp(pattern, 'l');",
    flags: ['--enable-experimental-regexp-engine'],
  },
  { name: 're2-wasm 1.0.2', compile: "return new RE2(pattern, 'u');" },
  { name: 're2js 2.10.0', compile: 'return RE2JS.compile(pattern);' },
];

/**
 * Measures engines that could read text from outside:
 * the microseconds that each takes to search texts for expressions.
 */
export async function measureExpressions(): Promise<void> {
  await reportMachine(null);
  for (const [name, pattern] of Object.entries(expressions)) {
    const rows = engines.map((engine) => [
      engine.name,
      ...Object.values(texts).map((text) => measure(engine, pattern, text)),
    ]);
    reportTable([`${name}, microseconds`, ...Object.keys(texts)], rows);
  }
}

function measure({ compile, flags = [] }: Engine, pattern: string, text: string): string {
  const program = `
    import { RE2 } from 're2-wasm';
    import { RE2JS } from 're2js';
    const expression = (function (pattern) { ${compile} })(${JSON.stringify(pattern)});
    const text = ${JSON.stringify(text)};
    for (let count = 0; count < ${times / 10}; count += 1) expression.test(text);
    const startedAt = performance.now();
    for (let count = 0; count < ${times}; count += 1) expression.test(text);
    process.stdout.write(String(((performance.now() - startedAt) / ${times}) * 1000));
  `;
  try {
    const output = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      timeout: patienceMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return Number(output).toFixed(1);
  } catch (error) {
    return (error as { signal: string | null }).signal === null ? 'refused' : 'hangs';
  }
}
