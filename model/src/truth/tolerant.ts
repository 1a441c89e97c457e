import { z } from '../zod.ts';

/**
 * One schema, two uses. What is written, and what a call accepts, is checked by the strict schema itself. What is read
 * is checked by `reading(schema)`: it keeps what this build knows and ignores the rest, because a newer build may have
 * written it (docs/decisions/009).
 */

type Openness = { readonly neutral: unknown } | { readonly skips: true };

/** What a schema says of itself; zod hands it on to what `.max()` and the like make of the schema. */
const openness = z.registry<Openness>();
const readers = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * Marks a value whose list may grow, such as a kind, a state or a reason. A writer is held to the list; a reader that
 * does not know the value gets `neutral`.
 */
export function open<S extends z.ZodType>(schema: S, neutral: z.output<S>): S {
  openness.add(schema, { neutral });
  return schema;
}

/** An array whose entries may be of newer kinds. A reader leaves out the entries that it cannot read. */
export function openArray<S extends z.ZodType>(entry: S): z.ZodArray<S> {
  const list = z.array(entry);
  openness.add(list, { skips: true });
  return list;
}

/**
 * The tolerant reader of a strict schema: unknown fields are left out at every depth, unknown values of open lists
 * become neutral. What is missing or wrong is refused as by the schema itself. Made once for each schema.
 */
export function reading<S extends z.ZodType>(schema: S): S {
  // A reader is a clone with the same output; only zod's own types cannot say so.
  return readerOf(schema) as S;
}

function readerOf(schema: z.core.$ZodType): z.core.$ZodType {
  const made = readers.get(schema);
  if (made) return made;
  const open = openness.get(schema);
  const tolerant = tolerate(schema);
  const reader =
    open && 'neutral' in open
      ? new z.ZodCatch({ type: 'catch', innerType: tolerant, catchValue: () => open.neutral })
      : tolerant;
  readers.set(schema, reader);
  return reader;
}

function tolerate(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return rebuildSchema(schema, { ...def, shape: shapeReader(def.shape), catchall: openCatchall(def) });
    case 'array':
      return arrayReader(schema, def);
    case 'tuple':
      // A place of it means something only beside the others: one that is not known makes the whole unknown.
      return rebuildSchema(schema, { ...def, items: def.items.map(readerOf) });
    case 'union':
      return rebuildSchema(schema, { ...def, options: def.options.map(readerOf) });
    case 'record':
      return rebuildSchema(schema, { ...def, valueType: readerOf(def.valueType) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return rebuildSchema(schema, { ...def, innerType: readerOf(def.innerType) });
    case 'pipe':
      return rebuildSchema(schema, { ...def, in: readerOf(def.in), out: readerOf(def.out) });
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'date':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'unknown':
    case 'lazy':
      // `lazy` is only `z.json()`, which accepts any field; a recursive document would need a case of its own.
      return schema;
    default:
      throw new Error(
        `No document of ours uses a schema of the type "${def.type}" yet: say here how it is read.`,
      );
  }
}

type Definition = z.core.$ZodTypes['_zod']['def'];

/** All our schemas are made by `z`, so they are of its classes, which show their definition. */
function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as z.ZodType).def as Definition;
}

function shapeReader(shape: Readonly<Record<string, z.core.$ZodType>>) {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, readerOf(field)]));
}

/** A strict object refuses further fields; its reader strips them. An object that names a schema for them keeps it. */
function openCatchall({ catchall }: z.core.$ZodObjectDef): z.core.$ZodType | undefined {
  if (catchall === undefined || definitionOf(catchall).type === 'never') return undefined;
  return readerOf(catchall);
}

function arrayReader(schema: z.core.$ZodType, def: z.core.$ZodArrayDef): z.core.$ZodType {
  const entry = readerOf(def.element);
  const list = rebuildSchema(schema, { ...def, element: entry });
  const open = openness.get(schema);
  if (!open || !('skips' in open)) return list;
  const isReadable = (value: unknown) => z.core.safeParse(entry, value).success;
  return z.preprocess((value) => (Array.isArray(value) ? value.filter(isReadable) : value), list);
}

/** The same kind of schema, with its checks, from another definition. */
function rebuildSchema(schema: z.core.$ZodType, def: object): z.core.$ZodType {
  // `clone` knows the definition of the one kind that it is called for, and here that is any.
  return z.core.clone(schema, def as z.core.$ZodTypeDef);
}
