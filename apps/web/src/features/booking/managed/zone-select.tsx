import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { browserTimeZone, timeZoneOptions } from '../../../components/time/time-zones.ts';
import type { ManagedWords } from './managed-words.ts';
import styles from './zone-select.module.css';

/** The choice of the zone for the times, by searching for a city. */
export function ZoneSelect(props: {
  zone: string;
  onZone: (zone: string) => void;
  words: Pick<ManagedWords, 'zone' | 'zoneUnknown'>;
}) {
  const { zone, words } = props;
  const options = useMemo(() => timeZoneOptions(zone, browserTimeZone()), [zone]);
  return (
    <Select
      className={styles.managedZone}
      label={words.zone}
      data={options}
      value={zone}
      onChange={(chosen) => {
        if (chosen !== null) props.onZone(chosen);
      }}
      searchable
      allowDeselect={false}
      nothingFoundMessage={words.zoneUnknown}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: false, keepMounted: false }}
    />
  );
}
