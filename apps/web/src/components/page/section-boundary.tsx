import { Component, type ReactNode } from 'react';
import styles from './section-boundary.module.css';

/** Holds a failure of its part of a page, so that everything around it stays. `resetOn`: a new value tries again. */
export class SectionBoundary extends Component<{ resetOn?: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: { resetOn?: string }) {
    if (this.state.hasFailed && before.resetOn !== this.props.resetOn) this.tryAgain();
  }

  tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className={styles.failed} role="alert">
        This part of the page stopped working.{' '}
        <button type="button" className="text-action" onClick={this.tryAgain}>
          Try again
        </button>
      </p>
    );
  }
}
