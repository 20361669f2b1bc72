import { Button } from '@mantine/core';
import type { Offer } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import {
  checkOffer,
  newOfferValues,
  type OfferProblems,
  type OfferValues,
  valuesOfOffer,
} from '../../../components/offer/offer-values.ts';
import { knowledgeMessages, saveFailure } from '../messages.ts';
import { OfferFields } from './offer-fields.tsx';
import { offerListMessages } from './offer-list-messages.ts';
import { useOffers, useSaveOffer } from './offer-queries.ts';

/** The dialog in which an offer is added (`null`) or changed. */
export default function OfferDialog({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  const others = useOffers().data ?? [];
  const save = useSaveOffer();
  const [values, setValues] = useState<OfferValues>(() =>
    offer === null ? newOfferValues(others) : valuesOfOffer(offer),
  );
  const [problems, setProblems] = useState<OfferProblems>({});

  function submit() {
    const checked = checkOffer(values);
    setProblems(checked.problems ?? {});
    if (checked.problems !== null || save.isPending) return;
    save.mutate(
      { id: offer?._id ?? null, body: checked.body },
      {
        onSuccess: () => {
          toast.success(offerListMessages.saved);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog opened onClose={onClose} title={offer === null ? offerListMessages.addTitle : offerListMessages.editTitle}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <OfferFields
          values={values}
          problems={problems}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        <FormFailure message={save.isError ? saveFailure(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {knowledgeMessages.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? knowledgeMessages.saving : knowledgeMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
