import { type PhotoUpload, photoUploadOf } from '../photos/photo-upload.ts';
import { type FileUpload, fileUploadOf } from '../submissions/file-upload.ts';

/** What happens with a new file of each kind. */
export interface UploadHandlers {
  readonly photo: (upload: PhotoUpload) => Promise<void>;
  readonly file: (upload: FileUpload) => Promise<void>;
}

/**
 * Passes a new file of the bucket for uploads to the handler of its kind, which its path tells; any other
 * file is ignored.
 */
export async function onUploaded(handlers: UploadHandlers, path: string, uploadedAt: Date): Promise<void> {
  const photo = photoUploadOf(path, uploadedAt);
  if (photo) return await handlers.photo(photo);
  const file = fileUploadOf(path);
  if (file) await handlers.file(file);
}
