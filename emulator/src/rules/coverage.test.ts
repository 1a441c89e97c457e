import { describe, expect, it } from 'vitest';
import type { CoverageNode } from './index.ts';
import { documentAt, listRequest, loadRules, NO_DOCUMENTS, readRequest } from './testing/requests.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function hasLevel(level) { return resource.data.level >= level; }
    match /things/{thing} {
      allow get: if hasLevel(2) || thing == 'open';
      allow delete: if false;
    }
  }
}`;

function flatten(nodes: readonly CoverageNode[]): CoverageNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function covered() {
  const rules = loadRules(RULES);
  const get = (data: Record<string, unknown>, id = 't'): boolean =>
    rules.decide(
      readRequest({ path: ['things', id], existing: documentAt(`things/${id}`, data) }),
      NO_DOCUMENTS,
    ).allowed;
  expect([get({ level: 2 }), get({ level: 1 }), get({}), get({}, 'open')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  return { rules, report: rules.coverage() };
}

/** The values seen for an expression, found by its text. */
function valuesOf(report: { readonly report: readonly CoverageNode[] }, text: string): unknown {
  const node = flatten(report.report).find(
    ({ sourcePosition: { currentOffset, endOffset } }) => RULES.slice(currentOffset, endOffset) === text,
  );
  return node?.values;
}

describe('coverage', () => {
  it('counts the values of every expression', () => {
    const { report } = covered();
    expect(valuesOf(report, 'resource.data.level >= level')).toEqual([
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 1 },
      { value: { undefined: { causeMessage: 'Property level is undefined on object.' } }, count: 2 },
    ]);
    expect(valuesOf(report, 'resource.data.level')).toEqual([
      { value: { intValue: '2' }, count: 1 },
      { value: { intValue: '1' }, count: 1 },
      { value: { undefined: { causeMessage: 'Property level is undefined on object.' } }, count: 2 },
    ]);
    expect(valuesOf(report, "thing == 'open'")).toEqual([
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 2 },
    ]);
    expect(valuesOf(report, 'false')).toEqual([]);
  });

  it('has the shape of the official endpoint', () => {
    const { report } = covered();
    expect(report.rules).toEqual({ files: [{ name: 'security.rules', content: RULES }] });
    expect(report.report.find(({ children }) => children.length === 2)).toMatchObject({
      sourcePosition: { fileName: 'security.rules', line: expect.any(Number), column: expect.any(Number) },
      children: [{ children: expect.any(Array) }, expect.anything()],
    });
    const serialised: unknown = JSON.parse(JSON.stringify(report));
    expect(serialised).toEqual(report);
  });

  it('counts nothing for what a list leaves open', () => {
    const rules = loadRules(RULES.replace('allow get', 'allow list'));
    rules.decideList(listRequest({}), NO_DOCUMENTS);
    expect(
      flatten(rules.coverage().report).flatMap(({ values }) => values.map(({ value }) => value)),
    ).toEqual([{ intValue: '2' }, { intValue: '2' }, { stringValue: 'open' }]);
  });

  it('keeps a bounded number of values', () => {
    const rules = loadRules(RULES);
    for (let level = 0; level < 100; level += 1) {
      rules.decide(readRequest({ existing: documentAt('things/t1', { level }) }), NO_DOCUMENTS);
    }
    const longest = Math.max(...flatten(rules.coverage().report).map(({ values }) => values.length));
    expect(longest).toBe(20);
  });
});
