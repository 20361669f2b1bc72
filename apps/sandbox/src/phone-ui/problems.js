// Shows for a while what went wrong.
import { find } from './elements.js';

const shownMs = 5000;
let hideProblem;

/** Shows the error's sentence. */
export function showError(error) {
  find('problem').textContent = error instanceof TypeError ? 'The sandbox cannot be reached.' : error.message;
  find('problem').hidden = false;
  clearTimeout(hideProblem);
  hideProblem = setTimeout(() => {
    find('problem').hidden = true;
  }, shownMs);
}

/** Waits for the promise, and shows why it failed. */
export function attempt(promise) {
  promise.catch(showError);
}
