import type { FieldRule, FieldRules } from '@rawi/model/truth/exported-fields';
import type { Fields } from './encoding.ts';

/** A document without people, and which of its fields no rule knows: those are left out. */
export interface WithoutPeople {
  readonly fields: Fields;
  readonly unknown: readonly string[];
}

/**
 * Brings the fields of a document to what an export without people has of them. `document` is what the schema reads in
 * `fields`. What is not there does not come into being.
 */
export function withoutPeople<D, V>(rules: FieldRules<D, V>, document: D, fields: Fields): WithoutPeople {
  const unknown: string[] = [];
  const ruleOf = new Map<string, FieldRule<D, never>>(Object.entries(rules));
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const rule = ruleOf.get(name);
    if (rule === undefined) unknown.push(name);
    if (rule === undefined || rule === 'absent') return [];
    if (rule === 'kept') return [[name, value]];
    if ('becomes' in rule) return [[name, rule.becomes]];
    if ('made' in rule) return [[name, rule.made(document)]];
    const inner = withoutPeople<D, never>(rule.inside, document, isFields(value) ? value : {});
    unknown.push(...inner.unknown.map((each) => `${name}.${each}`));
    return [[name, inner.fields]];
  });
  return { fields: Object.fromEntries(entries), unknown };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
