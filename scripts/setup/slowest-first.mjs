// The order in which vitest starts test files.
import { BaseSequencer } from 'vitest/node';

/**
 * Runs journeys first: each takes longer than any other test and mostly waits, so the others run beside it, and
 * their many short files fill the rest of the time at the end. Files of one room stay together because they
 * share their imports.
 */
export class SlowestFirst extends BaseSequencer {
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's sort method, not an array's
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }) => [
      project.config.sequence.groupOrder,
      placeOf(slowProjects, project.name),
      placeOf(
        slowShortFiles,
        slowShortFiles.find((name) => moduleId.includes(name)),
      ),
    ];
    return sorted.toSorted((one, other) => {
      const ranks = rank(other);
      return rank(one).reduce((order, place, nth) => order || place - ranks[nth], 0);
    });
  }
}

/** The projects whose files take longest; all others follow in their own order. */
const slowProjects = ['journeys', 'nightly', 'server', 'web'];

/** Short files that run for a minute and more: vitest orders files that it has not run yet by their size. */
const slowShortFiles = ['every-page-journey', 'histories-comments', 'poison-jobs', 'main-journey', 'kill-nine'];

function placeOf(names, name) {
  const place = names.indexOf(name);
  return place === -1 ? names.length : place;
}
