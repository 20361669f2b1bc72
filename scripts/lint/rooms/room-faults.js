import { isTest } from '../directions.js';

/** A folder that holds more cannot be seen through. */
const maxFiles = 20;
const maxLines = 300;

const isSource = (file) => /\.(ts|tsx|js|mjs|css)$/.test(file);

/** Lists of words and phrases, and what is generated: they grow with what is known, not with what is done. */
const data = [
  'packages/domain/src/booking/assents/',
  'packages/domain/src/safety/phrases/',
  'packages/domain/src/safety/words/',
  'packages/domain/src/safety/classifier/danger-weights.ts',
  'packages/simulators/src/language-model/danger-signs/',
  'bench/training/',
  'bench/judging/',
];
/** Too long from before this was checked: none may be added, and what is short enough is taken off. */
const notYetShort = [
  'apps/web/src/app/styles.css',
  'apps/web/src/features/analytics/analytics.module.css',
  'apps/web/src/features/billing/billing.css',
  'apps/web/src/features/booking/coach/calls.module.css',
  'apps/web/src/features/chats/chat.css',
  'apps/web/src/features/chats/pieces.css',
  'apps/web/src/features/marketing/landing.css',
];
const isData = (file) => data.some((place) => file.startsWith(place));

/**
 * What is in each folder of sources, and which folder or file is too full. Tests and data do not count.
 * @param {{ file: string, lines: number }[]} files
 * @returns {{ rooms: { room: string, files: number, longest: number }[], faults: string[] }}
 */
export function judgeRooms(files) {
  const counted = files.filter(({ file }) => isSource(file) && !isTest(file) && !isData(file));
  const rooms = [...Map.groupBy(counted, ({ file }) => file.slice(0, file.lastIndexOf('/')))].map(([room, inRoom]) => ({
    room,
    files: inRoom.length,
    longest: Math.max(...inRoom.map(({ lines }) => lines)),
  }));
  return {
    rooms: rooms.toSorted((one, other) => other.files - one.files || other.longest - one.longest),
    faults: [
      ...rooms
        .filter((room) => room.files > maxFiles)
        .map(
          ({ room, files: count }) => `${room}: ${count} files, more than ${maxFiles}: split it by what they are about`,
        ),
      ...counted
        .filter(({ file, lines }) => lines > maxLines && !notYetShort.includes(file))
        .map(({ file, lines }) => `${file}: ${lines} lines, more than ${maxLines}`),
      ...counted
        .filter(({ file, lines }) => lines <= maxLines && notYetShort.includes(file))
        .map(
          ({ file, lines }) =>
            `${file}: ${lines} lines by now, take it off the list of scripts/lint/rooms/room-faults.js`,
        ),
    ],
  };
}
