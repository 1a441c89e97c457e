import { describe, expect, it } from 'vitest';
import { documentSize } from './document-size.ts';
import type { Value } from './value.ts';

describe('documentSize', () => {
  it("agrees with the documentation's example of 147 bytes", () => {
    const fields = new Map<string, Value>([
      ['type', { kind: 'string', value: 'Personal' }],
      ['done', { kind: 'boolean', value: false }],
      ['priority', { kind: 'integer', value: 1n }],
      ['description', { kind: 'string', value: 'Learn Cloud Firestore' }],
    ]);
    expect(documentSize('projects/p/databases/(default)/documents/users/jeff/tasks/my_task_id', fields)).toBe(
      147,
    );
  });

  it('counts UTF-8 bytes, lists, maps and references', () => {
    const fields = new Map<string, Value>([
      ['ü', { kind: 'string', value: '😀' }],
      ['l', { kind: 'array', values: [{ kind: 'null' }, { kind: 'bytes', value: new Uint8Array(3) }] }],
      ['m', { kind: 'map', fields: new Map([['k', { kind: 'double', value: 1 }]]) }],
      ['r', { kind: 'reference', name: 'projects/p/databases/d/documents/c/d' }],
    ]);
    expect(documentSize('projects/p/databases/d/documents/c/d', fields)).toBe(
      20 + 32 + (3 + 5) + (2 + 1 + 3) + (2 + 2 + 8) + (2 + 20),
    );
  });
});
