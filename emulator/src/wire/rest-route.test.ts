import { describe, expect, it } from 'vitest';
import { findRoute, readParameters } from './rest-route.ts';

const ROOT = 'projects/p/databases/(default)/documents';

describe('findRoute', () => {
  it.each([
    ['GET', '/c/a', 'GetDocument', { name: `${ROOT}/c/a` }],
    ['GET', '/c', 'ListDocuments', { parent: ROOT, collectionId: 'c' }],
    ['GET', '/c/a/sub', 'ListDocuments', { parent: `${ROOT}/c/a`, collectionId: 'sub' }],
    ['POST', '/c', 'CreateDocument', { parent: ROOT, collectionId: 'c' }],
    ['PATCH', '/c/a', 'UpdateDocument', { document: { name: `${ROOT}/c/a` } }],
    ['DELETE', '/c/a', 'DeleteDocument', { name: `${ROOT}/c/a` }],
    ['POST', ':commit', 'Commit', { database: 'projects/p/databases/(default)' }],
    ['POST', ':runQuery', 'RunQuery', { parent: ROOT }],
    ['POST', '/c/a:runQuery', 'RunQuery', { parent: `${ROOT}/c/a` }],
    ['GET', '/c/a:b', 'GetDocument', { name: `${ROOT}/c/a:b` }],
    ['GET', '/c/a%2Fb', 'GetDocument', { name: `${ROOT}/c/a/b` }],
    ['GET', '/c/%D8%B1', 'GetDocument', { name: `${ROOT}/c/ر` }],
  ])('%s %s is %s', (method, path, name, parameters) => {
    expect(findRoute(method, `/v1/${ROOT}${path}`)).toMatchObject({ method: name, path: parameters });
  });

  it.each([
    ['POST', `/v1/${ROOT}:nosuchverb`],
    ['POST', `/v1/${ROOT}/c/a:commit`],
    ['POST', `/v1/${ROOT}/c/a`],
    ['PUT', `/v1/${ROOT}/c/a`],
    ['PATCH', `/v1/${ROOT}/c`],
    ['GET', `/v1/${ROOT}`],
    ['GET', `/v2/${ROOT}/c/a`],
    ['POST', `/v1/${ROOT}:constructor`],
  ])('%s %s is nothing', (method, path) => {
    expect(findRoute(method, path)).toBeUndefined();
  });

  it('an escape that is not UTF-8 is refused', () => {
    expect(() => findRoute('GET', `/v1/${ROOT}/c/%ff`)).toThrow('UTF-8');
  });
});

describe('readParameters', () => {
  it('nests by dots, repeats lists, reads booleans, skips what belongs to the front end', () => {
    const text =
      'mask.fieldPaths=a&mask.fieldPaths=b&currentDocument.exists=true&key=k&$alt=json%3Benum-encoding%3Dint';
    expect(readParameters(new URLSearchParams(text), 'google.firestore.v1.UpdateDocumentRequest')).toEqual({
      mask: { fieldPaths: ['a', 'b'] },
      currentDocument: { exists: true },
    });
  });

  it.each(['nonsense=1', 'mask.nonsense=1', 'name.x=1'])('refuses %s', (text) => {
    expect(() =>
      readParameters(new URLSearchParams(text), 'google.firestore.v1.GetDocumentRequest'),
    ).toThrow();
  });
});
