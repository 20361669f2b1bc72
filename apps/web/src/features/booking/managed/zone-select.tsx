import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { browserTimeZone, timeZoneOptions } from '../../../components/time/time-zones.ts';
import type { ManagedWords } from './managed-words.ts';

/** In which zone the times are read, by searching for a city. */
export function ZoneSelect(props: {
  zone: string;
  onZone: (zone: string) => void;
  words: Pick<ManagedWords, 'zone' | 'zoneUnknown'>;
}) {
  const { zone, words } = props;
  const options = useMemo(() => timeZoneOptions(zone, browserTimeZone()), [zone]);
  return (
    <Select
      className="managed-zone"
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
