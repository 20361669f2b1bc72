// The form that adds a lead.
import { find } from './elements.js';

/** Builds the form. `onAdd` gets the name from the form. */
export function buildNewLead(onAdd) {
  find('new-lead').addEventListener('click', () => {
    const form = find('new-lead-form');
    form.hidden = !form.hidden;
    find('new-lead').setAttribute('aria-expanded', String(!form.hidden));
    if (!form.hidden) find('new-lead-name').focus();
  });
  find('new-lead-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = find('new-lead-name').value.trim();
    if (name !== '') onAdd(name);
  });
}

/** Empties the form and hides it. */
export function closeNewLead() {
  find('new-lead-name').value = '';
  find('new-lead-form').hidden = true;
  find('new-lead').setAttribute('aria-expanded', 'false');
}
