import styles from './fact-list.module.css';
/** What is known about a person, as a list. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name.replaceAll('_', ' ')}</dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
