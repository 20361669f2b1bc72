// Finds odd names, odd comments, wide comment lines and long functions in the code of one file (code-words.js).
import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from '../directions.js';
import { oddNames, oddPhrases } from './code-words.js';

/** Max lines of a function, and max characters of a comment's line without its marks. */
const maxFunctionLines = 100;
const maxCommentLength = 110;

const names = oddNames.map(({ name, better, allowed = [] }) => ({
  better,
  allowed: new Set(allowed),
  search: new RegExp(
    name.startsWith('*')
      ? `[a-z\\d]${name.slice(1)}$`
      : name.endsWith('*')
        ? `^${name.slice(0, -1)}(?:[A-Z\\d].*|)$`
        : `^${name}$`,
  ),
}));
const phrases = oddPhrases.map((phrase) => new RegExp(phrase));

/**
 * @typedef {{ line: number, message: string }} Fault
 * @param {string} file its path from the repository's folder
 * @param {string} text
 * @returns {{ names: Fault[], comments: Fault[], wideLines: Fault[], longFunctions: Fault[] }}
 */
export function findCodeFaults(file, text) {
  const { program, comments } = parseSync(file, text);
  const lineOf = linesOf(text);
  return {
    names: oddNamesIn(program, lineOf),
    ...commentFaults(comments, lineOf),
    longFunctions: isTest(file) ? [] : longFunctionsIn(program, lineOf),
  };
}

function oddNamesIn(program, lineOf) {
  const faults = [];
  const judge = ({ name, start }) => {
    const odd = names.find(({ search, allowed }) => search.test(name) && !allowed.has(name));
    if (odd !== undefined) faults.push({ line: lineOf(start), message: `the name ${name}: write ${odd.better}` });
  };
  new Visitor({ Identifier: judge, PrivateIdentifier: judge, JSXIdentifier: judge }).visit(program);
  return faults;
}

function commentFaults(comments, lineOf) {
  const odd = [];
  const wide = [];
  for (const { value, start } of comments) {
    const lines = value.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd());
    const whole = lines.join(' ').replaceAll(/\s+/g, ' ');
    const found = phrases.map((phrase) => phrase.exec(whole)?.[0]).find((each) => each !== undefined);
    if (found !== undefined) odd.push({ line: lineOf(start), message: `the comment says “${found}”: say it plainly` });
    for (const [at, line] of lines.entries())
      if (line.length > maxCommentLength)
        wide.push({ line: lineOf(start) + at, message: `a comment's line of ${line.length} characters` });
  }
  return { comments: odd, wideLines: wide };
}

function longFunctionsIn(program, lineOf) {
  const faults = [];
  const judge = ({ start, end }) => {
    const lines = lineOf(end) - lineOf(start) + 1;
    if (lines > maxFunctionLines)
      faults.push({ line: lineOf(start), message: `a function of ${lines} lines, more than ${maxFunctionLines}` });
  };
  new Visitor({ FunctionDeclaration: judge, FunctionExpression: judge, ArrowFunctionExpression: judge }).visit(program);
  return faults;
}

/** Returns a function that turns a position of the text into its line. */
function linesOf(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (position) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
