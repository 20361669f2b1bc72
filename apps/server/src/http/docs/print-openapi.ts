// npm run openapi: prints the contract as OpenAPI. A running server has it at /api/openapi.json.
import { openApiDocument } from './openapi.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
