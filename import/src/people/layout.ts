import { sha256Schema } from '@rawi/model/truth/chapter';
import { storagePathSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';

/** What lies in the folder `people` of an export. All but the first is sealed. */

export const SEAL = 'seal.json';
/** Written last: without it the part is not whole. */
export const INDEX = 'index';
export const ACCOUNTS = 'accounts';
export const FILES = 'files';

/** What is sealed of a collection of people, and of the fields that a public collection lost. */
export const partOf = (collection: string) => `documents-${collection}`;
export const lostPartOf = (collection: string) => `lost-${collection}`;
/** A thousand files in each folder. */
export const contentName = (number: number) => `content/${Math.floor(number / 1000)}/${number}`;

const count = z.int().nonnegative();

/** How passwords are hashed: by Google with a project’s own parameters, or as the emulator pretends to. */
export const hashingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('scrypt'),
    signerKey: z.string().min(1).max(1000),
    saltSeparator: z.string().max(100),
    rounds: z.int().min(1).max(8),
    memoryCost: z.int().min(1).max(14),
  }),
  z.strictObject({ kind: z.literal('emulator') }),
]);
export type Hashing = z.infer<typeof hashingSchema>;

export const indexSchema = z.strictObject({
  /** The lines of every sealed list. */
  lines: z.record(z.string(), count),
  files: count,
  bytes: count,
  /** Null where the passwords are not in it. */
  hashing: hashingSchema.nullable(),
});
export type Index = z.infer<typeof indexSchema>;

export const lineSchema = z.strictObject({
  path: z.string().max(1500),
  fields: z.unknown(),
  /** Of a public collection: the public part has no such document. */
  alone: z.literal(true).exactOptional(),
});

const header = z.string().max(1000);
export const sealedFileSchema = z.strictObject({
  number: count,
  bucket: z.enum(['published', 'uploads']),
  path: storagePathSchema.refine((path) => !path.split('/').includes('..'), 'is no place of a file'),
  bytes: count,
  sha256: sha256Schema,
  md5: z.string().length(24),
  headers: z.strictObject({
    contentType: header.exactOptional(),
    cacheControl: header.exactOptional(),
    contentEncoding: header.exactOptional(),
    contentDisposition: header.exactOptional(),
    contentLanguage: header.exactOptional(),
    metadata: z.record(z.string().max(200), z.string().max(2000)).exactOptional(),
  }),
});
export type SealedFile = z.infer<typeof sealedFileSchema>;

const text = z.string().max(4000);
/** An account of Authentication, by which a person logs in. */
export const accountSchema = z.strictObject({
  uid: z.string().min(1).max(128),
  email: z.string().max(400).exactOptional(),
  emailVerified: z.boolean(),
  displayName: text.exactOptional(),
  disabled: z.boolean(),
  /** In milliseconds, as Authentication writes them. */
  createdAt: z.string().regex(/^\d+$/).exactOptional(),
  lastLoginAt: z.string().regex(/^\d+$/).exactOptional(),
  /** The roles in its tokens, as JSON. */
  claims: text.exactOptional(),
  password: z.strictObject({ hash: text, salt: text }).exactOptional(),
});
export type Account = z.infer<typeof accountSchema>;
