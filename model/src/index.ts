export {
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  logInForm,
  newPasswordForm,
  resetCodeForm,
  resetRequestForm,
  signUpAccountForm,
  signUpForm,
} from './account-forms.ts';
export { buildChapterPage, type ChapterTruth } from './build-chapter-page.ts';
export { buildComicPage, type ComicTruth } from './build-comic-page.ts';
export { buildHomePage, type HomeTruth, type PublisherWithComics } from './build-home-page.ts';
export { buildRedirectPage } from './build-redirect-page.ts';
export { CALL_ERRORS, type CallErrorCode, type CallErrorDetails, callErrorDetails } from './call-errors.ts';
export {
  type AccountAction,
  type AccountInput,
  type AccountRequest,
  type AccountRequestOf,
  type AccountResponse,
  accountRequestSchema,
  accountResponseSchemas,
} from './calls.ts';
export {
  type Chapter,
  chapterSchema,
  type PageImage,
  pageImageSchema,
  READING_DIRECTIONS,
  type ReadingDirection,
  translatorNameSchema,
} from './chapter.ts';
export { type ChapterDocument, chapterLink } from './chapter-link.ts';
export { compareByNumber, compareChapters } from './chapter-order.ts';
export { COMIC_STATUSES, type Comic, comicSchema } from './comic.ts';
export { buildComicCard, type ComicWithChapters } from './comic-card.ts';
export {
  BRAND,
  COLOR_MODE_KEY,
  COLOR_MODES,
  COLORS,
  CONTACT_RESPONSE_HOURS,
  COPYRIGHT_NOTICE_BUSINESS_DAYS,
  type ColorMode,
  FRESH_SIGN_IN_MINUTES,
  MAX_PAGE_PRELOADS,
  ORIGINALS_KEPT_DAYS,
  READERS_FIGURE,
  RELOAD_GUARD_SECONDS,
  RESET_CODE,
  REVIEW_CLAIM_MINUTES,
  REVIEW_LATE_DAYS,
  SUPPORT_HOURS,
  SUPPORT_HOURS_TEXT,
} from './constants.ts';
export { CONTACT_SUBJECT_NAMES, CONTACT_SUBJECTS, type ContactSubject } from './contact-subjects.ts';
export { COUNTRY_CODES, COUNTRY_NAMES, type Country } from './countries.ts';
export { decideRoute, logInPath, type RouteDecision, type RouteState } from './decide-route.ts';
export { type Dirty, dirtySchema } from './dirty.ts';
export { FILTER_NAMES, FILTERS, type Filter } from './filters.ts';
export { GENDER_NAMES, GENDERS, type Gender } from './genders.ts';
export { type Genre, genreSchema } from './genre.ts';
export { KNOWN_GENRES } from './genre-names.ts';
export { ISSUE_REPORT_NAMES, ISSUE_REPORTS, type IssueReport } from './issue-reports.ts';
export { LANGUAGE_CODES, LANGUAGE_NAMES, type Language, TRANSLATOR_LANGUAGES } from './languages.ts';
export { LIMITS } from './limits.ts';
export {
  type Bilingual,
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_DIRECTIONS,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
} from './locales.ts';
export { type Localized, localize, localizedOf, mapLocalized } from './localized.ts';
export { isNationality, NATIONALITY_CODES, type Nationality, nationalityName } from './nationalities.ts';
export { type Neighbours, neighboursOf } from './neighbours.ts';
export { InvalidPage, pageBytes, pageDocument } from './page-document.ts';
export { type PageTarget, pageIdOf } from './page-target.ts';
export {
  type ChapterLink,
  type ChapterPayload,
  type ChapterRow,
  type ComicCard,
  type ComicPayload,
  type HomePayload,
  PAGE_VERSION,
  type PageDocument,
  type PageKind,
  type PublisherCard,
  pageDocumentSchema,
} from './pages.ts';
export { pageIds, paths, storagePaths } from './paths.ts';
export { type Person, personSchema } from './person.ts';
export { pathOfPhotoUrl, photoUrl } from './photo-url.ts';
export { type Publisher, publisherSchema } from './publisher.ts';
export { isRole, ROLES, type Role, rolesOf } from './roles.ts';
export { isRouteRule, ROUTE_RULES, ROUTES, type RouteEntry, type RouteRule, routeAt } from './route-rules.ts';
export { safeNext } from './safe-next.ts';
export {
  type Image,
  idSchema,
  imageSchema,
  localizedSchema,
  type Named,
  namedSchema,
  slugSchema,
  timeSchema,
} from './schemas.ts';
export { similarComics, similarity } from './similar-comics.ts';
export { type SlugDocument, slugDocumentSchema } from './slug.ts';
export { slugify, slugOf } from './slugify.ts';
export { firstSentence, taglineOf } from './tagline.ts';
export { type Translator, translatorSchema } from './translator.ts';
export {
  DEFAULT_SETTINGS,
  type Inbox,
  inboxSchema,
  personalInfoForm,
  type Settings,
  settingsSchema,
  type User,
  userSchema,
} from './user.ts';
export { type FieldErrors, fieldErrors, validate } from './validation/fields.ts';
export { MESSAGES, type MessageCode, messageText } from './validation/messages.ts';
