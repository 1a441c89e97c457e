/** An index of the file or of the database in the same words, so that both can be compared and said. */

/** The collection that an index or a field belongs to, by its name in the database. */
export const groupOf = (name) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1];

/** How a field is indexed. */
export const modeOf = ({ order, arrayConfig, vectorConfig }) =>
  (order ?? arrayConfig ?? (vectorConfig ? 'VECTOR' : '')).toLowerCase();

/** Firestore adds the name of the document to an index, in the direction of its last field: it is left out. */
export function indexText(collectionGroup, { queryScope = 'COLLECTION', fields }) {
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const said = own.map((field) => `${field.fieldPath} ${modeOf(field)}`).join(', ');
  return `${collectionGroup} (${queryScope.toLowerCase().replace('_', ' ')}): ${said}`;
}
