/** One call as a provider's machine-readable description has it, with schemas in JSON Schema. */
export type DescribedCall = {
  method: string;
  /** Below the origin; what stands in braces is a value. */
  path: string;
  query: JsonSchema;
  /** null: the call takes none. */
  body: { schema: JsonSchema; isRequired: boolean } | null;
};

/** A schema, or a part of one. */
export type JsonSchema = { [name: string]: unknown };

/** The schema of an object that has these properties and no others. */
export function closedObject(properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}
