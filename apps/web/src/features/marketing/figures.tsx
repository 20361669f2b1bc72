import { PublicSection } from './public-section.tsx';
import styles from './figures.module.css';
const figures = [
  { value: '500+', label: 'trainers' },
  { value: '25k+', label: 'monthly bookings' },
  { value: '98%', label: 'client satisfaction' },
];

/** The stats that the product is after. */
export function Figures() {
  return (
    <PublicSection className={styles.figures} label="Spotter in numbers">
      <ul>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}
