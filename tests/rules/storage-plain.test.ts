import { storagePaths } from '@rawi/model/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { int, map, NULL, type RulesValue, string } from '../../emulator/src/rules/types/value.ts';
import { parseStorageRules, type StorageRuleset } from '../../emulator/src/storage/storage-ruleset.ts';
import { reader } from '../support/actors.ts';
import { rulesFile } from '../support/rules-environment.ts';

/*
 * The Storage emulator tells rules of every file's `contentEncoding` and `metadata`. Whether production does for a file
 * without them is not known, so the rules take a file that lacks either: here they are asked about one.
 */

let ruleset: StorageRuleset | undefined;
beforeAll(() => {
  ({ ruleset } = parseStorageRules(rulesFile('storage.rules')));
});
const NAME = storagePaths.incomingPhoto(reader.uid, 'one');

/** Whether the reader may upload a photo with these fields beside those that every file has. */
function mayUpload(fields: Readonly<Record<string, RulesValue>>): boolean {
  if (!ruleset) throw new Error('The rules cannot be loaded.');
  const file = {
    name: string(NAME),
    size: int(100),
    contentType: string('image/png'),
    ...fields,
  };
  const auth = { uid: string(reader.uid), token: mapOf({ auth_time: int(0) }) };
  return ruleset.decide(
    {
      method: 'create',
      path: ['b', 'rawi-uploads', 'o', ...NAME.split('/')],
      resource: NULL,
      request: new Map<string, RulesValue>([
        ['auth', mapOf(auth)],
        ['resource', mapOf(file)],
      ]),
    },
    { get: () => undefined, getAfter: () => undefined },
  ).allowed;
}

const mapOf = (fields: Readonly<Record<string, RulesValue>>) => map(new Map(Object.entries(fields)));
const NOTHING = mapOf({});

describe('a photo whose file', () => {
  it.each([
    ['says nothing of an encoding', { metadata: NOTHING }],
    ['has no encoding', { contentEncoding: NULL, metadata: NOTHING }],
    ['has an empty encoding', { contentEncoding: string(''), metadata: NOTHING }],
    ['says nothing of metadata', { contentEncoding: string('identity') }],
    ['has null as its metadata', { contentEncoding: string('identity'), metadata: NULL }],
    ['has no metadata', { contentEncoding: string('identity'), metadata: NOTHING }],
  ])('%s may be uploaded', (_, fields) => {
    expect(mayUpload(fields)).toBe(true);
  });

  it.each([
    ['is packed', { contentEncoding: string('gzip'), metadata: NOTHING }],
    ['has something of the client’s beside it', { metadata: mapOf({ note: string('x') }) }],
  ])('%s may not', (_, fields) => {
    expect(mayUpload(fields)).toBe(false);
  });
});
