import { Button, Checkbox } from '@mantine/core';
import {
  NotificationKind,
  type NotificationPreferences,
  type NotificationPreferencesChange,
  NotificationWay,
} from '@spotter/contract';
import { useState } from 'react';
import { Hint } from '../../../components/hint.tsx';
import { kindWords, preferenceMessages, testSentence, wayNames } from './preference-messages.ts';
import { useSendTest, useTest } from './preference-queries.ts';
import styles from './preferences.module.css';

type Ways = NotificationPreferencesChange['ways'];

/** Every kind by every way, and a test of each way. */
export function WaysTable(props: { preferences: NotificationPreferences; onChange: (ways: Ways) => void }) {
  const { ways, available } = props.preferences;
  const [tests, setTests] = useState<Partial<Record<NotificationWay, string>>>({});
  const isAvailable = (way: NotificationWay) => way === 'app' || available[way];
  const set = (kind: NotificationKind, way: NotificationWay, on: boolean) =>
    props.onChange({ ...ways, [kind]: { ...ways[kind], [way]: on } });

  return (
    <>
      <h3>{preferenceMessages.tableTitle}</h3>
      <table className={styles.ways} aria-label={preferenceMessages.tableLabel}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{preferenceMessages.kind}</span>
            </th>
            {NotificationWay.options.map((way) => (
              <th key={way} scope="col">
                {wayNames[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NotificationKind.options.map((kind) => {
            const { name, hint } = kindWords[kind];
            return (
              <tr key={kind}>
                <th scope="row">
                  {name}
                  {hint !== undefined && <span className={styles.waysHint}>{hint}</span>}
                  {kind === 'severe' && (
                    <span className={styles.waysHint}>
                      {preferenceMessages.severeAlways} {preferenceMessages.severeKeepsOne}
                    </span>
                  )}
                </th>
                {NotificationWay.options.map((way) => (
                  <td key={way}>
                    <Checkbox
                      className={styles.wayChoice}
                      size="md"
                      aria-label={`${name}: ${wayNames[way]}`}
                      checked={isForced(kind, way) || ways[kind][way]}
                      disabled={isForced(kind, way) || isLastOfSevere(kind, way, ways) || !isAvailable(way)}
                      onChange={(event) => set(kind, way, event.currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{preferenceMessages.test}</th>
            {NotificationWay.options.map((way) => (
              <td key={way}>
                <TestButton
                  way={way}
                  disabled={!isAvailable(way)}
                  onSent={(id) => setTests((sent) => ({ ...sent, [way]: id }))}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className={styles.waysTests} role="status">
        {NotificationWay.options.map((way) => {
          const id = tests[way];
          return id === undefined ? null : <TestFate key={id} id={id} way={way} />;
        })}
      </div>
      {!available.email && <Hint>{preferenceMessages.noMail}</Hint>}
    </>
  );
}

/** Sends a test in one way. Tests of the other ways may be under way meanwhile. */
function TestButton(props: { way: NotificationWay; disabled: boolean; onSent: (id: string) => void }) {
  const sendTest = useSendTest();
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles.wayTest}
      aria-label={`${preferenceMessages.test}: ${wayNames[props.way]}`}
      disabled={props.disabled || sendTest.isPending}
      onClick={() => sendTest.mutate(props.way, { onSuccess: ({ _id }) => props.onSent(_id) })}
    >
      {preferenceMessages.testShort}
    </Button>
  );
}

function TestFate({ id, way }: { id: string; way: NotificationWay }) {
  const test = useTest(id, way).data;
  return test === undefined ? null : <p>{testSentence(way, test)}</p>;
}

/** Whether the box cannot be cleared: a person in danger is always in the list. */
function isForced(kind: NotificationKind, way: NotificationWay): boolean {
  return kind === 'severe' && way === 'app';
}

/**
 * Whether this is the last way for a person in danger that reaches the coach outside the app.
 * At least one must stay.
 */
function isLastOfSevere(kind: NotificationKind, way: NotificationWay, ways: Ways): boolean {
  if (kind !== 'severe' || way === 'app') return false;
  return ways.severe[way] && !ways.severe[way === 'push' ? 'email' : 'push'];
}
