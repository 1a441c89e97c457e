import { createContext, use } from 'react';

/**
 * The submission under whose permission files are read. Whatever shows a staged picture has to be inside its
 * provider.
 */
export const FilesOf = createContext<string | undefined>(undefined);

/** The submission whose files are shown here. Throws without a provider. */
export function useFilesOf(): string {
  const submissionId = use(FilesOf);
  if (submissionId === undefined) throw new Error('Files that are not public are shown of a submission.');
  return submissionId;
}
