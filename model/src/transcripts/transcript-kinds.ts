/** What an item of a transcript is; the reader uses it, so nothing here needs the library of the schemas. */
export const TRANSCRIPT_KINDS = ['speech', 'thought', 'caption', 'sound', 'sign', 'note'] as const;
export type TranscriptKind = (typeof TRANSCRIPT_KINDS)[number];

/** The name of the file with the text of a chapter's pages (`transcript.ts`), within a folder of its own. */
export const TRANSCRIPT_FILE = 'transcript.json';
