import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { checkOffer, type OfferValues, valuesOfOffer } from '../../../components/offer/offer-values.ts';
import { knowledgeMessages } from '../messages.ts';
import { OfferFacts } from './offer-card.tsx';
import { OfferFields } from './offer-fields.tsx';
import { addCheckedLabel, importedSentence, offerListMessages, partlyImportedSentence } from './offer-list-messages.ts';
import { useOffers, useProposals, useSaveOffer } from './offer-queries.ts';
import styles from './import.module.css';

type Agents = { _id: string; name: string; config: { prompt: string } }[];
type Proposal = { key: number; values: OfferValues; readFrom: string; isChecked: boolean; isOpen: boolean };

/** Finds offers in an agent's instructions, and adds those that the coach has checked. */
export default function ImportDialog({ agents, onClose }: { agents: Agents; onClose: () => void }) {
  const [agentId, setAgentId] = useState(agents[0]?._id ?? '');
  const [proposals, setProposals] = useState<Proposal[] | null>(null);
  const names = new Set(useOffers().data?.map(({ name }) => nameKey(name)));
  const find = useProposals();

  function read() {
    const agent = agents.find(({ _id }) => _id === agentId);
    if (agent === undefined) return;
    find.mutate(agent.config.prompt, {
      onSuccess: (found) =>
        setProposals(
          found.map(({ offer, readFrom }, key) => ({
            key,
            values: valuesOfOffer(offer),
            readFrom,
            isChecked: !names.has(nameKey(offer.name)),
            isOpen: false,
          })),
        ),
    });
  }

  if (proposals !== null && proposals.length > 0) {
    return (
      <Dialog opened onClose={onClose} title={offerListMessages.importTitle} wide>
        <Proposals proposals={proposals} names={names} onChange={setProposals} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={offerListMessages.importTitle}>
      <DialogText>{offerListMessages.importLead}</DialogText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!find.isPending) read();
        }}
      >
        <NativeSelect
          data-autofocus
          label={offerListMessages.importAgent}
          data={agents.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={agentId}
          onChange={(event) => {
            setAgentId(event.currentTarget.value);
            setProposals(null);
          }}
        />
        <p className={styles.none} role="status">
          {proposals?.length === 0 && offerListMessages.importNone}
        </p>
        <FormFailure message={find.isError ? offerListMessages.importFailed : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {knowledgeMessages.cancel}
          </Button>
          <Button type="submit" disabled={find.isPending}>
            {find.isPending ? offerListMessages.importReading : offerListMessages.importRead}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Proposals(props: {
  proposals: Proposal[];
  /** The names of the offers that there are already. */
  names: ReadonlySet<string>;
  onChange: (proposals: Proposal[]) => void;
  onClose: () => void;
}) {
  const { proposals } = props;
  const save = useSaveOffer();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = proposals.filter(({ isChecked }) => isChecked);
  const isWrong = chosen.some(({ values }) => checkOffer(values).problems !== null);
  const change = (key: number, part: Partial<Proposal>) =>
    props.onChange(proposals.map((proposal) => (proposal.key === key ? { ...proposal, ...part } : proposal)));

  async function addChosen() {
    setAdding(true);
    const added = new Set<number>();
    for (const { key, values } of chosen) {
      const checked = checkOffer(values);
      if (checked.problems !== null) break;
      // One after another, so that they are in the order of the instructions.
      const saved = await save.mutateAsync({ id: null, body: checked.body }).catch(() => null);
      if (saved === null) break;
      added.add(key);
    }
    setAdding(false);
    if (added.size === chosen.length) {
      toast.success(importedSentence(added.size));
      props.onClose();
      return;
    }
    setFailure(partlyImportedSentence(added.size));
    props.onChange(proposals.filter(({ key }) => !added.has(key)));
  }

  return (
    <>
      <DialogText>{offerListMessages.importCheck}</DialogText>
      <ul className={styles.proposals}>
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.key}
            proposal={proposal}
            isKnown={props.names.has(nameKey(proposal.values.name))}
            onChange={(part) => change(proposal.key, part)}
          />
        ))}
      </ul>
      <FormFailure message={failure} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {knowledgeMessages.cancel}
        </Button>
        <Button disabled={chosen.length === 0 || isWrong || isAdding} onClick={() => void addChosen()}>
          {isAdding ? knowledgeMessages.adding : addCheckedLabel(chosen.length)}
        </Button>
      </DialogActions>
    </>
  );
}

function ProposalRow(props: { proposal: Proposal; isKnown: boolean; onChange: (part: Partial<Proposal>) => void }) {
  const { values, readFrom, isChecked, isOpen } = props.proposal;
  const checked = checkOffer(values);
  return (
    <li className={styles.proposal} aria-label={values.name}>
      <div className={styles.proposalHead}>
        <Checkbox
          label={values.name}
          checked={isChecked}
          onChange={(event) => props.onChange({ isChecked: event.currentTarget.checked })}
        />
        <button
          type="button"
          className="text-action"
          aria-expanded={isOpen}
          aria-label={`${knowledgeMessages.edit} ${values.name}`}
          onClick={() => props.onChange({ isOpen: !isOpen })}
        >
          {knowledgeMessages.edit}
        </button>
      </div>
      {props.isKnown && <p className={styles.known}>{offerListMessages.importKnown}</p>}
      {isOpen || checked.problems !== null ? (
        <Form as="div">
          <OfferFields
            values={values}
            problems={checked.problems ?? {}}
            onChange={(part) => props.onChange({ values: { ...values, ...part }, isOpen: true })}
          />
        </Form>
      ) : (
        <OfferFacts offer={checked.body} />
      )}
      <p className={styles.readFrom} dir="auto">
        {offerListMessages.importFrom}: <q>{readFrom}</q>
      </p>
    </li>
  );
}

const nameKey = (name: string): string => name.trim().toLowerCase();
