import { createContext, use } from 'react';

/** Whose files are shown: the submission that one asks to read them by. Whatever shows a staged picture stands inside of it. */
export const FilesOf = createContext<string | undefined>(undefined);

/** The submission whose files are shown here. Throws where nobody has said which. */
export function useFilesOf(): string {
  const submissionId = use(FilesOf);
  if (submissionId === undefined) throw new Error('Files that are not public are shown of a submission.');
  return submissionId;
}
