import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { profileMessages } from './messages.ts';
import { browserTimeZone, timeZoneName, timeZoneOptions } from '../../components/time/time-zones.ts';
import styles from './time-zone-field.module.css';

/** The time zone, by searching for a city. If the browser's zone differs, it is offered. */
export function TimeZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const here = browserTimeZone();
  const options = useMemo(() => timeZoneOptions(value, here), [value, here]);
  return (
    <div>
      <Select
        id="time-zone"
        label="Time zone"
        data={options}
        value={value}
        onChange={(zone) => {
          if (zone !== null) onChange(zone);
        }}
        searchable
        allowDeselect={false}
        nothingFoundMessage={profileMessages.zoneUnknown}
        maxDropdownHeight={280}
        comboboxProps={{ withinPortal: false, keepMounted: false }}
      />
      {here !== value && (
        <button type="button" className={`text-action ${styles.zoneOffer}`} onClick={() => onChange(here)}>
          <IconMapPin size={16} aria-hidden />
          Use {timeZoneName(here)}, like this browser
        </button>
      )}
    </div>
  );
}
