// The order in which vitest starts test files.
import { BaseSequencer } from 'vitest/node';

/**
 * Runs journeys first: each takes longer than any other test and mostly waits, so the others run beside it, and their
 * many short files fill the rest of the time at the end. Files of one room stay together because they share their
 * imports.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own order, which is no array's
    const sorted = await super.sort(files);
    const rank = ({ project }) => [project.config.sequence.groupOrder, placeOf(project.name)];
    return sorted.toSorted((one, other) => {
      const [group, place] = rank(one);
      const [otherGroup, otherPlace] = rank(other);
      return group - otherGroup || place - otherPlace;
    });
  }
}

/** The projects whose files take longest; all others follow in their own order. */
const longest = ['journeys', 'server', 'web'];

function placeOf(name) {
  const place = longest.indexOf(name);
  return place === -1 ? longest.length : place;
}
