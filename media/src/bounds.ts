const MiB = 1024 * 1024;

/**
 * What a file may be and hold before it is taken apart. The limits that people are told stand in the model
 * (`LIMITS`); these bound what decoders are given.
 */
export const BOUNDS = {
  /** A picture of a page: 100 megapixels are 400 MB once unpacked, a third of what a process may have. */
  pagePixels: 100_000_000,
  /** A picture in two colours, of one bit a pixel: a page of A3 at 1,200 dots an inch has 278 megapixels. */
  twoColorPixels: 400_000_000,
  /** The longest side that JPEG can have. */
  pageSide: 65_535,
  /**
   * A page of a PDF, in points. Viewers draw pages longer than the 14,400 of ISO 32000, annex C: scripts write a strip of 20,000
   * pixels as so many points. Its pixels are bounded apart.
   */
  pdfSide: 65_535,
  /** No page is drawn narrower: a picture of one pixel that is stretched over a page is a page all the same. */
  narrowestPage: 240,
  /** Pixels of one page that is drawn, in the widest of our widths. */
  drawnPixels: 80_000_000,
  /** How deep groups of drawings are looked through for pictures. */
  pdfDepth: 8,
  /** Objects of a page that are looked at for pictures; a page with more is drawn as it is. */
  pdfObjects: 10_000,
  /** Pages and slices of pages in one manifest: at 20 bytes each, 50 kB of a page document's 100 kB. */
  manifestImages: 2_500,
  /** The shorter side of a picture that is a page: the gaps of a strip are pages too, lines and points are none. */
  shortestSide: 16,
  archive: {
    /** 500 pages with their folders, and what a reader's program leaves beside them. */
    entries: 2_000,
    nameBytes: 512,
    /** Pictures hardly shrink in an archive: 100 MB packed are not a gigabyte of them. */
    unpackedBytes: 1_000 * MiB,
    entryBytes: 100 * MiB,
    /**
     * The ratio for the whole archive, once it unpacks to more than 50 MB: drawings of two colours as BMP shrink by
     * 100.
     */
    ratio: 200,
    ratioFrom: 50 * MiB,
    comicInfoBytes: MiB,
  },
} as const;
