import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Whatever says the title of a comic asks whether it stands there, or is given it by what asks: the list that it is a row of. A file that
 * need not ask stands here with that list, or with the reason.
 */
const ASKED_BY: Readonly<Record<string, string>> = {
  'member/account/comments/own-comment.tsx': 'member/account/comments/own-comments-page.tsx',
  'member/account/history/history-row.tsx': 'member/account/history/history-page.tsx',
  'member/account/saved-items/found-items.ts': 'member/account/saved-items/saved-list.tsx',
  'member/account/saved-items/saved-chapter.tsx': 'member/account/saved-items/saved-list.tsx',
  'member/account/saved-items/saved-comic.tsx': 'member/account/saved-items/saved-list.tsx',
  'member/ask/ask-dialog.tsx': 'member/ask/found.tsx',
  'member/ask/ask-subject.tsx': 'member/ask/found.tsx',
  'member/ask/found-comic.tsx': 'member/ask/found.tsx',
  'member/ask/open-ask.tsx': 'member/ask/found.tsx',
  'member/ask/own-ask.tsx': 'member/ask/waiting.tsx',
  'visitor/downloads/ready-row.tsx': 'visitor/downloads/downloads-page.tsx',
  'visitor/downloads/removal-dialog.tsx': 'visitor/downloads/downloads-page.tsx',
  'visitor/downloads/use-download-name.ts': 'visitor/downloads/downloads-page.tsx',
  'visitor/downloads/waiting-row.tsx': 'visitor/downloads/downloads-page.tsx',
  'visitor/home/comic-cards.tsx': 'visitor/home/latest.tsx',
  'visitor/home/splash.tsx': 'visitor/home/home-page.tsx',
  'visitor/numbers/facts.tsx': 'visitor/numbers/numbers-page.tsx',
  'visitor/numbers/picture/picture-words.ts': 'visitor/numbers/numbers-page.tsx',
  'visitor/publishers/entry-card.tsx': 'visitor/publishers/publisher-comics.tsx',
  'visitor/search/found-name.ts': 'visitor/search/found-comics.tsx',
  'visitor/updates/comic-news.tsx': 'visitor/updates/updates-page.tsx',
  'visitor/updates/hidden-comics.tsx': 'visitor/updates/updates-page.tsx',
};

const OWN_ADDRESS = 'the comic or the chapter whose own page somebody has opened';
const OWN_WORK = 'work of whoever looks';
const STAFF = 'a reviewer, an administrator or a translator at their work, who see everything';
const PRESSED = 'a comic that somebody has pressed something of';
const OWN_FILE = 'what a file of one’s own names, or goes into one';
const UNASKED: Readonly<Record<string, string>> = {
  'desk/review/facts.tsx': STAFF,
  'desk/review/texts/text-subject.tsx': STAFF,
  'desk/review/title.tsx': STAFF,
  'desk/staff/counter-notice.tsx': STAFF,
  'desk/staff/flag-row.tsx': STAFF,
  'desk/staff/give-back-dialog.tsx': STAFF,
  'desk/staff/rating-lists.tsx': STAFF,
  'desk/staff/reports-page.tsx': STAFF,
  'desk/staff/suggestion-list.tsx': STAFF,
  'desk/staff/taken-down-row.tsx': STAFF,
  'desk/upload-chapter/asked-for.tsx': STAFF,
  'desk/upload-chapter/chapter-fields.tsx': OWN_WORK,
  'desk/upload-chapter/chapter-file.tsx': OWN_WORK,
  'desk/upload-chapter/comic-field.tsx': STAFF,
  'desk/upload-comic/comic-form.tsx': OWN_WORK,
  'desk/upload-comic/existing.tsx': STAFF,
  'visitor/search/texts/text-results.tsx': 'lines of chapters that `use-text-results.ts` has asked about',
  'domains/comics/comic-name.ts': 'makes the titles',
  'domains/downloads/hand-over.ts': PRESSED,
  'domains/history/entry.ts': 'what is kept: its lists ask',
  'domains/library/change-name.ts': PRESSED,
  'domains/library/change.ts': 'the shape of what is kept',
  'domains/library/notify-refusals.ts': PRESSED,
  'domains/library/use-choose.ts': PRESSED,
  'domains/shelves/files/cbl-file.ts': OWN_FILE,
  'domains/shelves/files/read-list-file.ts': OWN_FILE,
  'domains/shelves/library-files/match-library.ts': OWN_FILE,
  'domains/shelves/library-files/taken.ts': OWN_FILE,
  'domains/shelves/shelve-dialog.tsx': PRESSED,
  'domains/submissions/submission-title.ts': OWN_WORK,
  'domains/takedowns/thing-of-record.ts': STAFF,
  'domains/takedowns/things-of.ts': STAFF,
  'member/account/saved-items/import/confirm-list.tsx': OWN_FILE,
  'member/account/saved-items/import/entry-row.tsx': OWN_FILE,
  'member/account/saved-items/import/match-row.tsx': OWN_FILE,
  'member/account/work/asks.tsx': OWN_WORK,
  'member/account/work/chapter-reports.tsx': OWN_WORK,
  'member/account/work/published-row.tsx': OWN_WORK,
  'member/account/work/suggested.tsx': OWN_WORK,
  'member/account/work/submission-row.tsx': OWN_WORK,
  'member/account/work/submission.ts': OWN_WORK,
  'member/ask/asks-for-staff.tsx': STAFF,
  'member/ask/choose-comic.tsx': STAFF,
  'member/reject/own-rejection.tsx': OWN_WORK,
  'member/session/complete-intent.ts': PRESSED,
  'member/session/login-first.tsx': PRESSED,
  'reader/cbz/cbz-facts.ts': OWN_ADDRESS,
  'reader/cbz/use-cbz.ts': OWN_ADDRESS,
  'reader/chapter-titles.ts': OWN_ADDRESS,
  'reader/chrome/reader-head.tsx': OWN_ADDRESS,
  'reader/download/use-chapter-files.ts': OWN_ADDRESS,
  'reader/end-card/reactions.tsx': OWN_ADDRESS,
  'reader/notice/reading-notice.tsx': OWN_ADDRESS,
  'reader/order/order-on.tsx':
    'the order of a list passes over what is not listed (`read-order.ts`, `own-order.ts`)',
  'reader/order/use-way.ts':
    'the order of a list passes over what is not listed (`read-order.ts`, `own-order.ts`)',
  'reader/report/report-form.tsx': OWN_ADDRESS,
  'shell/served/json-ld.ts': 'what machines read of a page; it asks about lists (`showing-to-visitors.ts`)',
  'visitor/comic/comic-facts.tsx': OWN_ADDRESS,
  'visitor/comic/opened-chapter.tsx': OWN_ADDRESS,
};

const NAMES =
  /\b(?:comicName|otherComicName|findOtherName|submissionTitle|chapterTitles|useDownloadName|useAskName|useSubjectName|changeName|thingOfRecord)\(|\.series\b/;
const ASKS = /\b(?:useListed|useIsListed|useIsKept|useKeptChapters|useListedNews)\(/;

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it('no file says a title that does not ask whether it stands there', () => {
  const silent = sources.filter(([, text]) => NAMES.test(text) && !ASKS.test(text)).map(([file]) => file);
  expect(silent.toSorted()).toEqual([...Object.keys(ASKED_BY), ...Object.keys(UNASKED)].toSorted());
});

it.each(Object.entries(ASKED_BY))('%s is of a list that asks: %s', (_, list) => {
  expect(sources.find(([file]) => file === list)?.[1]).toMatch(ASKS);
});

it('what is shown is decided by one module for lists, and by one for the notice', () => {
  const deciding = sources.filter(([, text]) => /\bdecideShowing\(/.test(text)).map(([file]) => file);
  expect(deciding.toSorted()).toEqual(['domains/ratings/notice.ts', 'domains/ratings/showing.ts']);
});
