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
  /** Panels of a page, and its balloons, and its heads. */
  panelsOfPage: 40,
  /** The text of a chapter: items and UTF-8 bytes of a page, bytes of all, characters of an item and of who says it. */
  transcript: { itemsOfPage: 500, pageBytes: 64 * 1024, chapterBytes: MiB, words: 1000, speaker: 80 },
  /**
   * Corrections that readers suggest: open ones of a person and of all about a chapter, accepted ones that wait for its next version, how
   * many a version names, and how many, or chapters with such, are listed at once.
   */
  suggestions: { ofPerson: 30, ofChapter: 200, accepted: 200, helpers: 20, listed: 50, chaptersListed: 10 },
  /** The names of a comic: how many, the characters of one in a language and of its note, and the UTF-8 bytes of all. */
  glossary: { terms: 300, rendering: 80, note: 200, bytes: 256 * 1024 },
  /**
   * The index of the words in comics: characters of a word, lines that are kept of one word, UTF-8 bytes of a shard before it is
   * packed, and the words and shards of a question.
   */
  textSearch: { word: 24, linesOfWord: 1000, shardBytes: 40_000, words: 4, shards: 4 },
  /** Earlier files of a chapter's panels that stay for a day; of more the oldest go at once. */
  earlierPanels: 20,
  /** Other translations to which a chapter's translator says which pages are the same. */
  matchedTranslations: 2,
  /** Translations of which a chapter's page says which pages are the same: 500 pages of each are 2 kB. */
  shownMatches: 20,
  /** What a comic that is handed in may name, and what a translator may have under way. */
  submission: { artists: 10, genres: 10, openDrafts: 20, draftDays: 7, bytesPerDay: 2048 * MiB },
  fileNameLength: 255,
  translatorLevel: { min: 1, max: 10 },
  rating: { min: 1, max: 5 },

  /** The body of one call: bytes, and how many objects and lists lie within one another. */
  callBytes: 64 * 1024,
  callDepth: 8,
  /** The body of the message that a chapter is read. */
  viewBytes: 1024,
  /** The body of the message that the site has failed. */
  errorReportBytes: 8192,
  /** What a mail provider sends at once: 500 events of two kilobytes. */
  mailEventsBytes: MiB,
  /**
   * Upper bound of every text of a form, whatever its own rule says: a longer one is not even validated. In UTF-16
   * units.
   */
  textLength: 4000,

  nameLength: 120,
  fullNameLength: { min: 2, max: 80 },
  /** RFC 5321, section 4.5.3.1: a path of 256 octets with its brackets, a local part of 64. */
  emailLength: 254,
  emailLocalPart: 64,
  /** Photos of people: what is uploaded, and the square sides that are served. */
  photoBytes: 5 * MiB,
  /** At 16 bits and interlaced, a decoder needs eight bytes for each: 128 MB, half of what it may have. */
  photoPixels: 16_000_000,
  photosPerDay: 20,
  photoSides: [96, 192],
  titleLength: 200,
  bioLength: 1000,
  /** How well somebody who applies knows their languages. */
  skillsLength: { min: 20, max: 1000 },
  commentLength: { min: 1, max: 1000 },
  /** What people write to the site: a message, and of a notice the work and where it is. */
  contact: {
    message: { min: 10, max: 2000 },
    work: { min: 10, max: 1000 },
    addresses: { min: 5, max: 2000 },
    /** Where somebody lives, and can be called. */
    postal: { min: 5, max: 300 },
    phone: { min: 5, max: 40 },
  },
  /** A note beside a report, a hiding or an objection. */
  noteLength: 500,
  /** Comments, and replies to one of them, that a page of them holds. */
  commentPage: 20,
  /**
   * What one account may write under rules on one day in UTC (docs/decisions/043). `choices` are follows, likes, saves, ratings,
   * whom one ignores and changes of lists, `places` those in chapters, `saves` those of one draft or one profile.
   */
  daily: { comments: 200, edits: 200, reports: 50, pages: 20, choices: 1000, places: 3000, saves: 1000 },
  /** Maximum number of asks in a search or a list. */
  askList: 12,

  /** The most that one list query of a client may return (`firestore.rules`). */
  listQuery: 50,

  home: { featured: 3, latest: 20, mostRead: 7, publishers: 6, publisherCovers: 3, feed: 8 },
  /** What a person has marked of them by hand: the latest chapters, and hidden comics. */
  readMarks: { chapters: 1000, comics: 300 },
  /** What is counted of one month of a person, and of all months of a visitor, which are on the device alone. */
  readingMonth: { chapters: 1500, comics: 300, onDevice: 2000 },
  /**
   * Of the catalogue as search reads it: shelves in one part, the most comics that are read of one part, and how many of
   * the most read are listed. Beyond `inBrowser` comics the site searches, not the browser.
   */
  catalogPart: { shelves: 10, read: 400, mostRead: 5000, inBrowser: 20_000 },
  /** How many documents that a migration could not change its record names. */
  migrationLeft: 100,
  /** Rows a page of a person's own list holds (data.md, "Bounded reads"). */
  listPage: 24,
  /** Entries in one document of a person's library; another document takes what is beyond. */
  libraryEntries: 2000,
  /** Lists that a person makes: how many, the entries of one, and the characters of its name and note. */
  ownLists: { count: 50, entries: 200, name: 80, note: 500 },
  /** A file of lists that somebody brings: its bytes, and the entries of all its lists. */
  listFile: { bytes: 5 * MiB, entries: 50_000, text: 200 },
} as const;
