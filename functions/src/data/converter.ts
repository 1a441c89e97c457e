import { reading } from '@rawi/model/truth/tolerant';
import type {
  DocumentSnapshot,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  WithFieldValue,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { z } from 'zod';

/**
 * Reads every document with the model's schema, without fields unknown to this build, and stores it
 * unchanged. Throws for a document that does not parse, and for one whose name does not follow from its
 * content, if `nameOf` says which name that would be.
 */
export function converterOf<T extends object>(
  schema: z.ZodType<T>,
  nameOf?: (document: T, id: string) => string,
): FirestoreDataConverter<T> {
  const reader = reading(schema);
  return {
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const { path, id } = snapshot.ref;
      const document = parse(reader, path, snapshot.data());
      const name = nameOf?.(document, id) ?? id;
      if (name !== id) throw new InvalidDocument(`${path} holds what would be named ${name}.`);
      return document;
    },
    toFirestore: (value: WithFieldValue<T>) => ({ ...value }),
  };
}

/** Thrown for a stored document that does not match the model; a retry will not help. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
}

/**
 * The data of a document, for loops over many documents of which one may not match the model: that one is
 * logged and skipped.
 */
export function ifReadable<T>(snapshot: DocumentSnapshot<T>): T | undefined {
  try {
    return snapshot.data();
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error('A document is left out.', { item: snapshot.ref.path, reason: error.message });
    return undefined;
  }
}

function parse<T>(schema: z.ZodType<T>, path: string, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join('.') || '(document)'}: ${issue.message}`,
  );
  throw new InvalidDocument(`${path} is not what the model says: ${problems.join('; ')}`);
}
