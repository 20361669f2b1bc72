import { billingMessages, planQuestions } from './messages.ts';
import styles from './plan-questions.module.css';

/** What people ask before they buy. */
export function PlanQuestions() {
  return (
    <section className={styles.planQuestions} aria-labelledby="plan-questions-title">
      <h2 id="plan-questions-title">{billingMessages.questionsTitle}</h2>
      <ul>
        {planQuestions.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
