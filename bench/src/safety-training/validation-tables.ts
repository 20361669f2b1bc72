import { isBacked } from '@spotter/domain/autoreply';
import { judgeSafety, type DangerThresholds } from '@spotter/domain/safety';
import { reportTable } from '../report.ts';
import type { UnseenMessage } from './cross-validation.ts';
import { labeledOn } from './training-messages.ts';

type Alarm = 'severe' | 'other' | null;
type Seen = {
  category: string;
  lang: string;
  hinted: boolean;
  severity: string;
  rules: Alarm;
  classifier: Alarm;
  joined: Alarm;
};
const lines = ['rules', 'classifier', 'joined'] as const;

/**
 * Prints what rules, classifier and both, as Spotter joins them,
 * see in messages that the classifier was not trained on.
 */
export function printTables(name: string, unseen: UnseenMessage[], thresholds: DangerThresholds): void {
  const seen = unseen.map(({ message, severe, any }): Seen => {
    const rules = judgeSafety(message.text, labeledOn)?.severity ?? null;
    const classifier = severe > thresholds.severe ? 'severe' : any > thresholds.other ? 'other' : null;
    const believed =
      judgeSafety(message.text, labeledOn, (found) => isBacked(found, { severe, any }))?.severity ?? null;
    const joined = believed === 'severe' || classifier === 'severe' ? 'severe' : (believed ?? classifier);
    return { ...message, rules, classifier, joined };
  });
  // A stop request is not a category of it.
  const flagged = seen.filter(({ category }) => category !== 'none' && category !== 'stop');
  const rows: [string, Seen[]][] = [
    ...groupsOf(flagged, ({ category }) => category),
    ...groupsOf(flagged, ({ lang, severity }) => `${lang}, ${severity}`),
    ['all severe', flagged.filter(({ severity }) => severity === 'severe')],
    ['all others', flagged.filter(({ severity }) => severity === 'other')],
  ];
  console.log(`\n## ${name}`);
  reportTable(
    ['seen', ...lines.map((line) => `named: ${line}`), ...lines.map((line) => `hinted: ${line}`)],
    rows.map(([group, of]) => [
      group,
      ...[false, true].flatMap((hinted) => {
        const some = of.filter((each) => each.hinted === hinted);
        return lines.map((line, at) =>
          percent(some.filter((each) => isRight(each, each[line])).length, some.length, at === 0),
        );
      }),
    ]),
  );
  const ordinary = seen.filter(({ category }) => category === 'none');
  reportTable(
    ['false alarms', ...lines.flatMap((line) => [`severe: ${line}`, `others: ${line}`])],
    [...groupsOf(ordinary, ({ lang }) => lang), ['all ordinary', ordinary] as [string, Seen[]]].map(([lang, of]) => [
      lang,
      ...lines.flatMap((line, at) => [
        percent(of.filter((each) => each[line] === 'severe').length, of.length, at === 0),
        percent(of.filter((each) => each[line] === 'other').length, of.length, false),
      ]),
    ]),
  );
}

/**
 * Whether an alarm is right: severe messages need a severe alarm; for all others any alarm brings the person who
 * is needed.
 */
function isRight({ severity }: Seen, alarm: Alarm): boolean {
  return severity === 'severe' ? alarm === 'severe' : alarm !== null;
}

function percent(count: number, of: number, withTotal: boolean): string {
  return of === 0 ? '' : `${((count / of) * 100).toFixed(1)} %${withTotal ? ` of ${of}` : ''}`;
}

function groupsOf(seen: Seen[], nameOf: (each: Seen) => string): [string, Seen[]][] {
  return Object.entries(Object.groupBy(seen, nameOf))
    .map(([name, of]): [string, Seen[]] => [name, of ?? []])
    .toSorted(([left], [right]) => left.localeCompare(right));
}
