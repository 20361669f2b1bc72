/** One call in a provider's machine-readable description, with schemas in JSON Schema. */
export type DescribedCall = {
  method: string;
  /** The path below the origin; parts in braces are values. */
  path: string;
  query: JsonSchema;
  /** null: the call has no body. */
  body: { schema: JsonSchema; isRequired: boolean } | null;
};

/** A schema, or a part of one. */
export type JsonSchema = { [name: string]: unknown };

/** Returns the schema of an object that has these properties and no others. */
export function closedObject(properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}
