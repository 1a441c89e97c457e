import { EPOCH } from '@rawi/model/testing/samples';
import type { PublicationWork } from '@rawi/model/truth/publication';

/** The publication of a chapter that is out, and whose pages wait for their files for dense screens. */
export const publishedOf = (id: string): PublicationWork => ({
  kind: 'chapter',
  uid: 'layla',
  revision: 1,
  way: 'out',
  comicId: id,
  chapterId: id,
  names: null,
  rating: null,
  step: 'done',
  folders: [],
  cursor: null,
  deletes: [],
  densePage: 1,
  leftoversAt: null,
  requestId: id,
  startedAt: EPOCH,
  tries: 0,
  error: null,
  lease: null,
  dueAt: null,
});
