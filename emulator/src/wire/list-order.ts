import type { OrderBy } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import { parseFieldPath } from '../values/field-path.ts';

/** Reads ListDocuments' `orderBy`: field paths with an optional direction, separated by commas (`a desc, b`). */
export function parseListOrder(text: string | undefined): readonly OrderBy[] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return text.split(',').map((part) => {
    const [path = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw new FirestoreError(
        'INVALID_ARGUMENT',
        `order_by "${part.trim()}" is not a field path and a direction`,
      );
    }
    return { field: parseFieldPath(path), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}
