/**
 * Why a file that a person brings is refused. Documents and answers carry the code; the sentences are in
 * `text/refusal-texts.ts`. A code may come with the number of the page that it is about.
 */
export const FILE_REFUSALS = [
  /** The file holds no bytes. */
  'empty',
  /** More bytes than may be uploaded. */
  'too-heavy',
  /** By its content neither a PDF nor an archive of pictures, or no picture where one is asked for. */
  'wrong-format',
  /** HEIC: a camera's format that no browser and no decoder of ours opens. */
  'heic',
  /** It cannot be opened without a password. */
  'password',
  /** The file is truncated, or contradicts itself. */
  'damaged',
  'no-pages',
  'too-many-pages',
  /** A page has so many pixels, or is so long or so wide, that it cannot be shown. */
  'page-too-large',
  /** A picture has too few pixels to be shown. */
  'too-small',
  /** A picture that is very much longer than it is wide, or the other way round. */
  'wrong-shape',
  /** Drawing it took longer than there is time for a page. */
  'too-slow',
  /** Drawing it took more memory than there is. */
  'too-complex',
  /** An archive that unpacks to far more than a comic, or whose parts lie about their size. */
  'archive-too-large',
  /** An archive with names that lead elsewhere, with links, or with an archive within it. */
  'archive-unsafe',
  /** RAR, 7z, TAR and the like. */
  'archive-kind',
  /** A ZIP whose files are packed in another way than most are: bzip2, LZMA, Deflate64. */
  'archive-packing',
  /** Two files of an archive have the same name. */
  'archive-same-names',
  /** An archive with a PDF in it, and no pictures. */
  'archive-of-pdf',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
