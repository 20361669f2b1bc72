import { testimonials } from '../../../features/marketing/landing-content.ts';
import styles from './testimonials.module.css';

/** What coaches say about the product. */
export function Testimonials() {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ quote, name, role }) => (
        <li key={name}>
          <figure>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
