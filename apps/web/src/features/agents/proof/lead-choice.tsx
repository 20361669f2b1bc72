import { Checkbox } from '@mantine/core';
import type { SimulatedLead } from '@spotter/contract';
import { kindName, proofMessages } from './proof-messages.ts';
import styles from './run-form.module.css';

type Choosing = { chosen: ReadonlySet<string>; onChoose: (ids: string[], isChosen: boolean) => void };

/** The leads by what they are about, with a box for each, for each kind and for all. */
export function LeadChoice({ leads, ...choosing }: { leads: SimulatedLead[] } & Choosing) {
  return (
    <div className={styles.leads}>
      <Several label={proofMessages.everyLead} leads={leads} {...choosing} />
      {[...Map.groupBy(leads, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <div key={kind} className={styles.kind} role="group" aria-label={kindName(kind)}>
          <Several label={kindName(kind)} leads={ofKind} {...choosing} />
          <div className={styles.ofKind}>
            {ofKind.map(({ id, name, description }) => (
              <Checkbox
                key={id}
                label={name}
                description={description}
                checked={choosing.chosen.has(id)}
                onChange={(event) => choosing.onChoose([id], event.currentTarget.checked)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Several({ label, leads, chosen, onChoose }: { label: string; leads: SimulatedLead[] } & Choosing) {
  const ids = leads.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      label={label}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event) => onChoose(ids, event.currentTarget.checked)}
    />
  );
}
