import type { SafetyCategory, SafetyLine } from '@spotter/domain/safety';
import { Counter, type Registry } from 'prom-client';

/** Counts the concerns that ended a sales talk, by line of defense and category. */
export function countFindings(registry: Registry): (line: SafetyLine, category: SafetyCategory) => void {
  const seen = new Counter({
    name: 'safety_concerns_total',
    help: 'Chats handed over or left alone for what a contact wrote, by the line of defense that saw it',
    labelNames: ['line', 'category'],
    registers: [registry],
  });
  return (line, category) => seen.inc({ line, category });
}
