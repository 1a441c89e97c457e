import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentAt, listRequest, loadRules, NO_DOCUMENTS, readRequest } from '../testing/requests.ts';

const name = fc.constantFrom('a', 'b');

interface GeneratedMatch {
  readonly segments: readonly string[];
  readonly recursiveAt: number | undefined;
  readonly condition: string;
}

/** Match paths of literals and wildcards, at most one of them recursive; conditions may look at the wildcards. */
const matches = fc.array(
  fc.record({
    segments: fc.array(fc.constantFrom('a', 'b', '*', '*'), { minLength: 1, maxLength: 4 }),
    recursiveAt: fc.option(fc.nat(3), { nil: undefined }),
    condition: fc.constantFrom('true', 'true', "v0 == 'a'", "v1 == 'a' || true", 'v0 is path'),
  }),
  { minLength: 1, maxLength: 3 },
);

function blocks(generated: readonly GeneratedMatch[]): string {
  return generated
    .map(({ segments, recursiveAt, condition }) => {
      const path = segments.map((segment, at) => {
        if (at === recursiveAt) return `/{v${at}=**}`;
        return segment === '*' ? `/{v${at}}` : `/${segment}`;
      });
      return `match ${path.join('')} { allow read: if ${condition}; }`;
    })
    .join('\n');
}

describe('the law of list proofs over paths', () => {
  it('allows a listing only if every document below is allowed alone', () => {
    let proved = 0;
    let checked = 0;
    fc.assert(
      fc.property(
        matches,
        fc.constantFrom('1', '2'),
        fc.record({
          parent: fc.constantFrom<string[]>([], [], ['a', 'b'], ['b', 'a']),
          collectionId: name,
          group: fc.boolean(),
        }),
        fc.array(fc.tuple(fc.array(fc.tuple(name, name), { maxLength: 2 }), name), { maxLength: 10 }),
        (generated, version, target, below) => {
          const rules = loadRules(`rules_version = '${generated.every(endsRecursion) ? version : '2'}';
service cloud.firestore { match /databases/{database}/documents {
${blocks(generated)}
} }`);
          if (!rules.decideList(listRequest(target), NO_DOCUMENTS).allowed) return;
          proved += 1;
          for (const [between, id] of below) {
            const middle = target.group ? between.flat() : [];
            const path = [...target.parent, ...middle, target.collectionId, id];
            const existing = documentAt(path.join('/'));
            checked += 1;
            expect(rules.decide(readRequest({ path, existing }), NO_DOCUMENTS).allowed).toBe(true);
          }
        },
      ),
      { numRuns: 3000 },
    );
    expect(proved).toBeGreaterThan(100);
    expect(checked).toBeGreaterThan(500);
  }, 60_000);
});

/** Whether the match is of version 1, where a recursive wildcard ends its path. */
function endsRecursion({ segments, recursiveAt }: GeneratedMatch): boolean {
  return recursiveAt === undefined || recursiveAt >= segments.length - 1;
}
