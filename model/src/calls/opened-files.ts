/** What client and function both know of files that are not public (docs/decisions/044). */

/** Where they are answered; behind it stands the file's own path in its bucket. */
export const FILES_ADDRESS = '/api/files/';

/** How long one permission to read files lasts. The end of a session or of a role is felt when it is asked for again. */
export const PERMISSION_SECONDS = 600;

/** As much of a file is answered at once where a range is asked for: whoever wants more asks for the rest. */
export const FILE_PART_BYTES = 8 * 1024 * 1024;
