import { expect, it } from 'vitest';

import { parseGraphFields } from './graph-fields.ts';

it('nested fields with limits are understood', () => {
  expect(parseGraphFields('id, messages.limit(5){id,from},updated_time')).toEqual([
    { name: 'id', limit: null, fields: [] },
    {
      name: 'messages',
      limit: 5,
      fields: [
        { name: 'id', limit: null, fields: [] },
        { name: 'from', limit: null, fields: [] },
      ],
    },
    { name: 'updated_time', limit: null, fields: [] },
  ]);
});

it.each(['messages{id', 'id,', 'a}b', ''])('a malformed field list (%j) is refused', (text) => {
  expect(parseGraphFields(text)).toBeNull();
});
