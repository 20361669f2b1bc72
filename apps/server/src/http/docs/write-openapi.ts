// `npm run openapi`: writes the contract as OpenAPI, so that a change of it shows in review.
import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

writeFileSync(new URL('../../../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
