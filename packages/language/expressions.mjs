// Counts the regular expressions of the language and the domain as they are when their modules are loaded, so
// that it does not matter how the code put them together. An expression that is too long to review keeps its
// module from loading (text/reviewable.ts).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RE2JS } from 're2js';

const packages = path.dirname(import.meta.dirname);
const sources = ['language/src', 'domain/src'].map((name) => path.join(packages, name));
const compiled = [];
const compile = RE2JS.compile.bind(RE2JS);
RE2JS.compile = (expression, flags) => {
  compiled.push(expression);
  return compile(expression, flags);
};
globalThis.RegExp = class extends RegExp {
  constructor(expression, flags) {
    super(expression, flags);
    const caller = new Error('who asks').stack.split('\n')[2];
    // Expressions that a library makes for itself do not count.
    if (sources.some((folder) => caller.includes(folder))) compiled.push(this.source);
  }
};

for (const folder of sources)
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.includes('.test') || file.includes('__fixtures__')) continue;
    await import(path.join(folder, file)).catch((error) => {
      process.exitCode = 1;
      console.log(`packages/${path.relative(packages, path.join(folder, file))}: ${error.message}`);
    });
  }
const { compileAhead } = await import(path.join(sources[0], 'text/compile-ahead.ts'));
while (compileAhead());
const maxLength = Math.max(...compiled.map((expression) => expression.length));
console.log(`${compiled.length} expressions, the longest of ${maxLength} characters`);
