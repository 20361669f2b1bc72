import type { SimulatedCharacter } from '../character.ts';
import { booking } from './booking.ts';
import { buying } from './buying.ts';
import { care } from './care.ts';
import { hesitating } from './hesitating.ts';
import { other } from './other.ts';
import { person } from './person.ts';
import { writing } from './writing.ts';

/** All leads that can be simulated, those of one kind together. */
export const simulatedCharacters: readonly SimulatedCharacter[] = [
  ...buying,
  ...hesitating,
  ...writing,
  ...booking,
  ...care,
  ...person,
  ...other,
];
