import { isTest } from '../directions.js';

/** Max files in a folder that a reader can overlook. */
const maxFiles = 20;
const maxLines = 300;

const isSource = (file) => /\.(ts|tsx|js|mjs|css)$/.test(file);

/** Lists of words and phrases, and generated files: they grow with knowledge, not with behavior. */
const data = [
  'packages/domain/src/booking/assents/',
  'packages/domain/src/safety/phrases/',
  'packages/domain/src/safety/words/',
  'packages/simulators/src/language-model/danger-signs/',
];
const isData = (file) => data.some((place) => file.startsWith(place));

/**
 * Returns the contents of each folder of sources, and which folder or file is too full. Tests and data do not
 * count.
 * @param {{ file: string, lines: number }[]} files
 * @returns {{ rooms: { room: string, files: number, longest: number }[], faults: string[] }}
 */
export function judgeRooms(files) {
  const counted = files.filter(({ file }) => isSource(file) && !isTest(file) && !isData(file));
  const rooms = [...Map.groupBy(counted, ({ file }) => file.slice(0, file.lastIndexOf('/')))].map(([room, inRoom]) => ({
    room,
    files: inRoom.length,
    largest: Math.max(...inRoom.map(({ lines }) => lines)),
  }));
  return {
    rooms: rooms.toSorted((one, other) => other.files - one.files || other.largest - one.largest),
    faults: [
      ...rooms
        .filter((room) => room.files > maxFiles)
        .map(
          ({ room, files: count }) => `${room}: ${count} files, more than ${maxFiles}: split it by what they are about`,
        ),
      ...counted
        .filter(({ lines }) => lines > maxLines)
        .map(({ file, lines }) => `${file}: ${lines} lines, more than ${maxLines}: split it by concept`),
    ],
  };
}
