import { Button } from '@mantine/core';
import type { Offer } from '@spotter/contract';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify';
import { Section, SectionList } from '../section.tsx';
import { deleteSentences } from '../messages.ts';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { OfferCard } from './offer-card.tsx';
import { offerListMessages } from './offer-list-messages.ts';
import { useOffers, useRemoveOffer, useSaveOffer } from './offer-queries.ts';
import styles from './offers.module.css';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

type Agents = { _id: string; name: string; config: { prompt: string } }[];

/** The coach's offers as cards. `edited` is the id of the one that another part of the page asks to open. */
export function Offers(props: { agents: Agents; edited: string | null; onEdited: (id: string | null) => void }) {
  const offers = useOffers();
  const save = useSaveOffer();
  const { hidden, removeLater } = useDelayedDelete(useRemoveOffer(), deleteSentences);
  const [opened, setOpened] = useState<'new' | 'import' | null>(null);
  const shown = offers.data?.filter(({ _id }) => !hidden.has(_id));
  const edited = shown?.find(({ _id }) => _id === props.edited);

  function turn({ _id, expired: _, ...body }: Offer, active: boolean) {
    save.mutate({ id: _id, body: { ...body, active } }, { onError: () => toast.error(offerListMessages.turnFailed) });
  }

  return (
    <Section
      id="offers"
      title={offerListMessages.title}
      hint={offerListMessages.hint}
      actions={
        <>
          {props.agents.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={() => setOpened('import')}
            >
              {offerListMessages.import}
            </Button>
          )}
          <Button
            variant={shown?.length === 0 ? 'filled' : 'default'}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            {offerListMessages.add}
          </Button>
        </>
      }
    >
      <SectionList
        query={{ ...offers, data: shown }}
        failed={offerListMessages.failed}
        isEmpty={(list) => list.length === 0}
        empty={offerListMessages.empty}
      >
        {(list) => (
          <ul className={styles.cards}>
            {list.map((offer) => (
              <OfferCard
                key={offer._id}
                offer={offer}
                isBusy={save.isPending && save.variables.id === offer._id}
                onEdit={() => props.onEdited(offer._id)}
                onRemove={() => removeLater(offer._id, offer.name)}
                onTurn={(active) => turn(offer, active)}
              />
            ))}
          </ul>
        )}
      </SectionList>
      <Suspense>
        {edited !== undefined && <OfferDialog key={edited._id} offer={edited} onClose={() => props.onEdited(null)} />}
        {opened === 'new' && <OfferDialog offer={null} onClose={() => setOpened(null)} />}
        {opened === 'import' && <ImportDialog agents={props.agents} onClose={() => setOpened(null)} />}
      </Suspense>
    </Section>
  );
}
