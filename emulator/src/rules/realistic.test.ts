import { describe, expect, it } from 'vitest';
import type { QueryFilter } from '../values/filter.ts';
import type { Access, DocumentRequest, RulesDocument } from './index.ts';
import { LIBRARY_RULES } from './testing/library-rules.ts';
import { documentAt, listRequest, loadRules, readerOf, readRequest, valueOf } from './testing/requests.ts';

const rules = loadRules(LIBRARY_RULES);
const NOW = { seconds: 1_000_000, nanos: 0 };

const person = (uid: string, role?: string) => ({
  uid,
  token: { firebase: { sign_in_provider: 'password' }, ...(role === undefined ? {} : { role }) },
});
const ann = person('ann');
const lib = person('lib');
const owner = person('own', 'owner');
const guest = { uid: 'guest', token: { firebase: { sign_in_provider: 'anonymous' } } };

function at(path: string, data: Record<string, unknown>, times: Record<string, number> = {}): RulesDocument {
  const document = documentAt(path, data);
  const fields = new Map(document.fields);
  for (const [field, seconds] of Object.entries(times))
    fields.set(field, { kind: 'timestamp', seconds, nanos: 0 });
  return { ...document, fields };
}

const annDocument = at('users/ann', { name: 'Ann', role: 'reader', loans: 0 }, { joinedAt: 1 });
const libDocument = at('users/lib', { name: 'Lib', role: 'librarian', loans: 0 }, { joinedAt: 1 });
const book = at('books/b1', { state: 'listed', copies: 3, title: { en: 'A' } }, { createdAt: 1 });
const STORE = [annDocument, libDocument, book];

/** A request by somebody; `change` is what the document's fields become, `undefined` takes one away. */
function attempt(
  auth: DocumentRequest['auth'],
  method: DocumentRequest['method'],
  existing: RulesDocument | undefined,
  incoming?: RulesDocument,
): boolean {
  const path = (incoming ?? existing)?.path ?? [];
  return rules.decide(readRequest({ method, auth, path, existing, incoming, time: NOW }), readerOf(STORE))
    .allowed;
}

function edited(document: RulesDocument, change: Record<string, unknown>): RulesDocument {
  const fields = new Map(document.fields);
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) fields.delete(field);
    else fields.set(field, valueOf(value));
  }
  return { ...document, fields };
}

const newcomer = at('users/new', { name: 'نور', role: 'reader', loans: 0 }, { joinedAt: NOW.seconds });

describe('a new user', () => {
  it('joins as a reader, now, with valid fields', () => {
    expect(attempt(person('new'), 'create', undefined, newcomer)).toBe(true);
    expect(
      attempt(person('new'), 'create', undefined, edited(newcomer, { bio: 'hi', languages: ['ar'] })),
    ).toBe(true);
  });

  it.each([
    ['an own role', { role: 'owner' }],
    ['loans', { loans: 1 }],
    ['no name', { name: undefined }],
    ['an empty name', { name: '' }],
    ['a name of 41', { name: 'x'.repeat(41) }],
    ['a name with digits', { name: 'r2d2' }],
    ['a name that is no text', { name: 5 }],
    ['a field too many', { admin: true }],
    ['a language too many', { languages: ['en', 'fr'] }],
    ['loans as a float', { loans: 0.5 }],
    ['another time', { joinedAt: 5 }],
  ])('does not join with %s', (_, change) => {
    expect(attempt(person('new'), 'create', undefined, edited(newcomer, change))).toBe(false);
  });

  it('is nobody else, no guest and no visitor', () => {
    for (const who of [ann, { ...guest, uid: 'new' }, null]) {
      expect(attempt(who, 'create', undefined, newcomer)).toBe(false);
    }
  });
});

describe('a user', () => {
  it.each([
    ['their name', ann, { name: 'Anne' }, true],
    ['their role', ann, { role: 'librarian' }, false],
    ['their name and role', ann, { name: 'Anne', role: 'librarian' }, false],
    ['a loan more', ann, { loans: 1 }, true],
    ['two loans more', ann, { loans: 2 }, false],
    ['another’s role, as a librarian', lib, { role: 'librarian' }, true],
    ['another’s role to owner', lib, { role: 'owner' }, false],
    ['another’s name, as a librarian', lib, { name: 'X' }, false],
    ['another’s role, by claim', owner, { role: 'librarian' }, true],
    ['anything, as a visitor', null, { name: 'X' }, false],
  ] as const)('changes %s: %#', (_, who, change, expected) => {
    expect(attempt(who, 'update', annDocument, edited(annDocument, change))).toBe(expected);
  });

  it('cannot promote themselves, even as a librarian', () => {
    expect(attempt(lib, 'update', libDocument, edited(libDocument, { role: 'reader' }))).toBe(false);
  });

  it('alone reads what is private, at every depth', () => {
    const deep = at('users/ann/private/a/b/c', {});
    expect(attempt(ann, 'get', deep)).toBe(true);
    expect(attempt(lib, 'get', deep)).toBe(false);
    expect(attempt(ann, 'create', undefined, deep)).toBe(true);
  });

  it('is not read by strangers, whose missing document is an error and not an allow', () => {
    expect(attempt(ann, 'get', annDocument)).toBe(true);
    expect(attempt(lib, 'get', annDocument)).toBe(true);
    expect(attempt(person('stranger'), 'get', annDocument)).toBe(false);
  });
});

describe('a loan', () => {
  const loan = at('books/b1/loans/ann', { book: 'b1' }, { due: NOW.seconds + 86_400 });
  const after = {
    book: edited(book, { copies: 2 }),
    user: edited(annDocument, { loans: 1 }),
  };

  function lend(changes: { loan?: RulesDocument; book?: RulesDocument; user?: RulesDocument }): boolean {
    const unchanged = STORE.filter(
      ({ path }) => path.join('/') !== 'books/b1' && path.join('/') !== 'users/ann',
    );
    const state = [
      ...unchanged,
      changes.book ?? book,
      changes.user ?? annDocument,
      ...(changes.loan ? [changes.loan] : []),
    ];
    const reader = readerOf(STORE, state);
    const access: Access = { seen: new Set() };
    const writes: Partial<DocumentRequest>[] = [];
    if (changes.loan) writes.push({ method: 'create', path: loan.path, incoming: changes.loan });
    if (changes.book)
      writes.push({ method: 'update', path: book.path, existing: book, incoming: changes.book });
    if (changes.user) {
      writes.push({
        method: 'update',
        path: annDocument.path,
        existing: annDocument,
        incoming: changes.user,
      });
    }
    return writes.every(
      (write) => rules.decide(readRequest({ auth: ann, time: NOW, ...write }), reader, access).allowed,
    );
  }

  it('changes the loan, the book and the user together', () => {
    expect(lend({ loan, ...after })).toBe(true);
  });

  it('is refused in part', () => {
    expect(lend({ loan })).toBe(false);
    expect(lend({ book: after.book })).toBe(false);
    expect(lend({ loan, book: after.book })).toBe(false);
    expect(lend({ loan, ...after, book: edited(book, { copies: 1 }) })).toBe(false);
  });

  it('ends within thirty days and names its book', () => {
    const due = (seconds: number): RulesDocument =>
      at('books/b1/loans/ann', { book: 'b1' }, { due: NOW.seconds + seconds });
    expect(lend({ ...after, loan: due(30 * 86_400) })).toBe(true);
    expect(lend({ ...after, loan: due(30 * 86_400 + 1) })).toBe(false);
    expect(lend({ ...after, loan: due(0) })).toBe(false);
    expect(lend({ ...after, loan: edited(loan, { book: 'b2' }) })).toBe(false);
  });
});

describe('lists', () => {
  const equal = (field: string, plain: unknown): QueryFilter => ({
    kind: 'field',
    field: [field],
    op: '==',
    value: valueOf(plain),
  });
  const contains = (field: string, plain: unknown): QueryFilter => ({
    kind: 'field',
    field: [field],
    op: 'array-contains',
    value: valueOf(plain),
  });
  const list = (over: Parameters<typeof listRequest>[0]): boolean =>
    rules.decideList(listRequest({ time: NOW, ...over }), readerOf(STORE)).allowed;

  it.each([
    ['listed books', { collectionId: 'books', where: equal('state', 'listed'), limit: 20 }, true],
    ['listed books without a limit', { collectionId: 'books', where: equal('state', 'listed') }, false],
    ['too many listed books', { collectionId: 'books', where: equal('state', 'listed'), limit: 51 }, false],
    ['drafts', { collectionId: 'books', where: equal('state', 'draft'), limit: 20 }, false],
    ['all books', { collectionId: 'books', limit: 20 }, false],
    ['all books, as a librarian', { collectionId: 'books', limit: 20, auth: lib }, true],
    [
      'visible reviews',
      { parent: ['books', 'b1'], collectionId: 'reviews', where: equal('hidden', false) },
      true,
    ],
    ['all reviews', { parent: ['books', 'b1'], collectionId: 'reviews' }, false],
    [
      'own reviews of a book',
      { parent: ['books', 'b1'], collectionId: 'reviews', where: equal('author', 'ann'), auth: ann },
      true,
    ],
    [
      'own reviews of all books',
      { collectionId: 'reviews', group: true, where: equal('author', 'ann'), auth: ann, limit: 20 },
      true,
    ],
    [
      'another’s reviews of all books',
      { collectionId: 'reviews', group: true, where: equal('author', 'bob'), auth: ann, limit: 20 },
      false,
    ],
    [
      'visible reviews of all books',
      { collectionId: 'reviews', group: true, where: equal('hidden', false), auth: ann, limit: 20 },
      false,
    ],
    ['shelves one is on', { collectionId: 'shelves', where: contains('members', 'ann'), auth: ann }, true],
    ['public shelves, as a visitor', { collectionId: 'shelves', where: equal('public', true) }, true],
    [
      'shelves one is on or public ones',
      {
        collectionId: 'shelves',
        where: { kind: 'or', filters: [contains('members', 'ann'), equal('public', true)] },
        auth: ann,
      },
      true,
    ],
    ['shelves of another', { collectionId: 'shelves', where: contains('members', 'bob'), auth: ann }, false],
    ['users', { collectionId: 'users', auth: ann }, false],
  ] as const)('%s', (_, over, expected) => {
    expect(list(over)).toBe(expected);
  });
});
