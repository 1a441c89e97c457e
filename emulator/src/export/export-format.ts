/**
 * An export is a folder: one document a line, as REST prints documents, and a description that is written last, so
 * that a folder with a description is whole unless it was damaged later.
 */
export const METADATA_FILE = 'firestore_export.overall_export_metadata';
export const DOCUMENTS_FILE = 'documents.jsonl';
export const FORMAT = 'rawi-firestore-export';
export const FORMAT_VERSION = 1;

export interface ExportMetadata {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly documents: number;
  readonly bytes: number;
  /** The last time that the exporting process gave out; an import must go on after it. */
  readonly time: string;
}
