/**
 * For each line of each list, by `list: line`: words that it finds whole. Together they need every word of the line.
 */
export type WordingExamples = Record<string, string[]>;
