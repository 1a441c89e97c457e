import { Readable } from 'node:stream';
import { Refused } from '../archive/refused.ts';
import type { StoredFile, StoredFiles } from '../archive/stored-files.ts';
import type { BucketName } from './collections.ts';
import type { SealedFile } from './layout.ts';
import type { PeopleArchive } from './open-people.ts';

/** Files that are sent at once. */
const AT_ONCE = 6;

type Buckets = Readonly<Record<BucketName, StoredFiles>>;

/** Throws `Refused` where a bucket holds something else under the path of a file. */
export async function requireFreePlaces(people: PeopleArchive, buckets: Buckets): Promise<void> {
  const used = await Promise.all(Object.values(buckets).map((bucket) => bucket.hasAny('')));
  if (!used.includes(true)) return;
  const isMissing = lookingIn(buckets);
  for await (const file of people.files()) await isMissing(file);
}

/** Stores those files that are not there yet, each as it is unsealed. */
export async function sendSealedFiles(
  people: PeopleArchive,
  buckets: Buckets,
  isMeant: (file: SealedFile) => boolean,
): Promise<void> {
  const isMissing = lookingIn(buckets);
  let some: SealedFile[] = [];
  const send = async () => {
    const sent = some.map((file) =>
      buckets[file.bucket].write(
        file.path,
        () => Readable.from(people.contentOf(file), { objectMode: false }),
        file.headers,
      ),
    );
    some = [];
    await Promise.all(sent);
  };
  for await (const file of people.files()) {
    if (!isMeant(file) || !(await isMissing(file))) continue;
    some.push(file);
    if (some.length >= AT_ONCE) await send();
  }
  await send();
}

/** Looks whether a bucket has not got a file. Files of one folder follow each other, and each folder is listed once. */
function lookingIn(buckets: Buckets): (file: SealedFile) => Promise<boolean> {
  let listed = '';
  let there = new Map<string, StoredFile>();
  return async ({ bucket: name, path, bytes, md5 }) => {
    const bucket = buckets[name];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (listed !== `${name}:${folder}`)
      there = new Map((await bucket.list(folder)).map((file) => [file.path, file]));
    listed = `${name}:${folder}`;
    const found = there.get(path);
    if (!found) return true;
    if (found.bytes === bytes && (found.md5 === '' || found.md5 === md5)) return false;
    throw new Refused(
      `The bucket ${bucket.bucket} holds another file as ${path}. Empty it, or take another project.`,
    );
  };
}
