// Files stored beside the database: what coaches upload.
export { createFiles } from './files.module.ts';
export type { FilesService } from './files.service.ts';
export { createUploads } from './uploads.ts';
export type { FileKey } from './files.repository.ts';
export { requestFileSweep } from './sweep-files.job.ts';

// A table, for the joins of other modules. Only this module writes its rows.
export { storedFiles } from './files.tables.ts';
