import { PageError } from '../core/lib/page-error.ts';

/**
 * The global error handler (specification, section 8). Application and rendering errors with status 500 only
 * warn in the console. All others are rethrown, except pages that do not exist, which the error screen shows.
 */
export function handleAppError(error: unknown): void {
  if (error instanceof PageError) return;
  if (statusOf(error) === 500) {
    console.warn(error);
    return;
  }
  reportError(error);
}

/** The HTTP status an error carries, if it carries one. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
