const MiB = 1024 * 1024;

/** Bounds that forms, rules, functions and the importer share. Sizes in bytes, lengths in characters. */
export const LIMITS = {
  /** Specification, sections 3 and 5. */
  descriptionWords: 300,
  password: { min: 8, max: 16, digits: 3, specialCharacters: '!@#$%^&*()_-+=?.,' },
  resetCodeDigits: 6,

  /** product.md, "Translators". */
  coverBytes: 5 * MiB,
  coverExtensions: ['jpg', 'jpeg', 'png', 'svg', 'bmp', 'gif', 'webp'],
  coverPixels: 40_000_000,
  coverSide: { min: 64, max: 12_000 },
  /** Neither side of a cover is longer than this many times the other. */
  coverAspect: 4,
  pdfBytes: 100 * MiB,
  pdfPages: { min: 1, max: 500 },
  translatorLevel: { min: 1, max: 10 },
  rating: { min: 1, max: 5 },

  nameLength: 120,
  fullNameLength: { min: 2, max: 80 },
  /** RFC 5321, section 4.5.3.1: a path of 256 octets with its brackets, a local part of 64. */
  emailLength: 254,
  emailLocalPart: 64,
  /** Photos of people: what is uploaded, and the square sides that are served. */
  photoBytes: 5 * MiB,
  photoSides: [96, 192],
  titleLength: 200,
  bioLength: 1000,
  commentLength: { min: 1, max: 1000 },

  /** data.md, "Collections": what page documents may weigh, as JSON in UTF-8. */
  pageBytes: 100_000,
  catalogPageBytes: 900_000,
  chapterRows: 200,
  similarComics: 12,
  /** The most that one list query of a client may return (`firestore.rules`). */
  listQuery: 50,

  home: { featured: 3, latest: 20, mostRead: 7, publishers: 6, publisherCovers: 3 },
  /** Rows a page of a person's own list holds (data.md, "Bounded reads"). */
  listPage: 24,
} as const;
