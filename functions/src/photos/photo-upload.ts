import type { UploadMark } from './upload-order.ts';

export interface PhotoUpload extends UploadMark {
  readonly uid: string;
  readonly path: string;
}

const PATH = /^incoming\/([^/]+)\/avatar\/([A-Za-z0-9_-]{1,120})$/;

/** The upload that a file is; undefined for a file of another kind. */
export function photoUploadOf(path: string, uploadedAt: Date): PhotoUpload | undefined {
  const [, uid, id] = PATH.exec(path) ?? [];
  return uid && id ? { uid, id, path, uploadedAt } : undefined;
}
