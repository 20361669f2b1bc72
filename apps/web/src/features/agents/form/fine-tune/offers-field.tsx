import { Checkbox } from '@mantine/core';
import type { Offer } from '@spotter/contract';
import { Link } from 'react-router';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { priceText } from '../../../../components/offer/price-words.ts';
import { paths } from '../../../../paths.ts';
import type { AgentValues } from '../../agent-values.ts';
import { agentMessages } from '../../messages.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './offers-field.module.css';

/** Which of the coach's offers the agent may speak of: all, those to come included, or the chosen ones. */
export function OffersField(props: {
  offers: Offer[];
  chosen: AgentValues['offers'];
  onChange: (chosen: AgentValues['offers']) => void;
}) {
  const { offers, chosen, onChange } = props;
  const ids = offers.map(({ _id }) => _id);
  return (
    <ChoiceField
      label={agentMessages.offers}
      hint={
        <>
          {agentMessages.offersHint} <Link to={paths.knowledge}>{agentMessages.toOffers}</Link>
        </>
      }
    >
      <Segmented
        label={agentMessages.whichOffers}
        values={['all', 'some']}
        chosen={chosen === 'all' ? 'all' : 'some'}
        labelOf={(which) => (which === 'all' ? agentMessages.allOffers : agentMessages.someOffers)}
        onChoose={(which) => {
          if (which === 'all') onChange('all');
          else if (chosen === 'all') onChange(ids);
        }}
      />
      {chosen !== 'all' && (
        <div className={styles.choices}>
          {offers.map((offer) => (
            <Checkbox
              key={offer._id}
              label={offer.price === null ? offer.name : `${offer.name}, ${priceText(offer.price)}`}
              {...(offer.expired || !offer.active ? { description: agentMessages.offerNotOffered } : {})}
              checked={chosen.includes(offer._id)}
              onChange={(event) => {
                const isChosen = event.currentTarget.checked;
                // In the order of the list, and without offers that were deleted since.
                onChange(ids.filter((id) => (id === offer._id ? isChosen : chosen.includes(id))));
              }}
            />
          ))}
          {!ids.some((id) => chosen.includes(id)) && <p className={styles.none}>{agentMessages.noOffers}</p>}
        </div>
      )}
    </ChoiceField>
  );
}
