/** The files of an embedded database cannot be used as they are. The message is one sentence for the operator. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(directory: string, cause: unknown) {
    super(
      `The embedded database in ${directory} is damaged and cannot be opened: move that folder away, then restore a backup with npm run restore -- FILE (docs/how-to/back-up.md).`,
      { cause },
    );
  }
}
