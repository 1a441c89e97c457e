import { createContext, useContext } from 'react';

/** What a person can report from within the reader. */
export interface Trouble {
  readonly what: 'image' | 'pdf-page' | 'file' | 'chapter';
  readonly page?: number;
}

export const ReportContext = createContext<(trouble: Trouble) => void>(() => {});

/** Opens the report dialog for the given subject. */
export function useReport(): (trouble: Trouble) => void {
  return useContext(ReportContext);
}
