import { FILE_PARTS, type FilePart } from '@rawi/model/truth/file';

export interface FileUpload {
  readonly uid: string;
  readonly submissionId: string;
  readonly fileId: string;
  readonly part: FilePart;
  readonly path: string;
}

const ID = '[A-Za-z0-9_-]{1,120}';
const PATH = new RegExp(`^incoming/([^/]+)/submissions/(${ID})/([a-z]+)/(${ID})$`);

/** The upload that a file of a submission is; undefined for a file of another kind. */
export function fileUploadOf(path: string): FileUpload | undefined {
  const [, uid, submissionId, name, fileId] = PATH.exec(path) ?? [];
  const part = FILE_PARTS.find((each) => each === name);
  return uid && submissionId && fileId && part ? { uid, submissionId, fileId, part, path } : undefined;
}
