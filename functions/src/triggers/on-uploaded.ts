import { type ChapterUpload, chapterUploadOf } from './on-chapter-uploaded.ts';
import { type PhotoUpload, photoUploadOf } from './on-photo-uploaded.ts';

/** What is done with a new file of each kind. */
export interface UploadHandlers {
  readonly photo: (upload: PhotoUpload) => Promise<void>;
  readonly chapter: (upload: ChapterUpload) => Promise<void>;
}

/** Hands a new file of the bucket for uploads to the handler of its kind, which its path tells; any other is left alone. */
export async function onUploaded(handlers: UploadHandlers, path: string, uploadedAt: Date): Promise<void> {
  const photo = photoUploadOf(path, uploadedAt);
  if (photo) return await handlers.photo(photo);
  const chapter = chapterUploadOf(path);
  if (chapter) await handlers.chapter(chapter);
}
