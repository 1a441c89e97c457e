import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Whoever writes a notification or a mail asks whether the comic in it may be named to that person (`rated-for.ts`). What need not ask stands
 * here, with the reason.
 */
const NOTIFIES: Readonly<Record<string, string>> = {
  'notifications/notify-batch.ts':
    'writes what `add-notification.ts` and `add-list-news.ts` have asked about',
  'notifications/notify-decision.ts': 'what a reviewer decided about one’s own work',
  'notifications/notify-transcript.ts': 'what a reviewer decided about one’s own text',
  'notifications/notify.ts': 'writes what it is given',
  'notifications/settle-hidden-list.ts': 'what a reviewer decided about one’s own list',
  'notifications/settle-hidden.ts': 'what a reviewer decided about one’s own comment',
  'submissions/submit-checked.ts': 'what became of one’s own work',
  'suggestions/tell-suggester.ts': 'what became of one’s own correction',
  'takedowns/take-documents.ts': 'what a reviewer decided about one’s own work',
  'tasks/fan-out.ts': 'writes what `add-notification.ts` and `add-list-news.ts` have asked about',
};
const MAILS: Readonly<Record<string, string>> = {
  'accounts/settle-closure.ts': 'about an account',
  'callers/sessions.ts': 'about an account',
  'calls/check-mailbox.ts': 'about an account',
  'calls/send-message.ts': 'what its reader has sent',
  'data/outbox.ts': 'writes what it is given',
  'erasure/erase-account.ts': 'about an account',
  'notifications/notify-decision.ts': 'what a reviewer decided about one’s own work',
  'schedules/notify-overdue.ts': 'how much waits for reviewers, without names',
  'tasks/ask-email-change.ts': 'about an account',
  'tasks/create-account.ts': 'about an account',
  'tasks/send-reset-code.ts': 'about an account',
  'tasks/send-reset-link.ts': 'about an account',
  'tasks/send-verification.ts': 'about an account',
};

const ASKS = /\bmayTell|\bmaySay/;
const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.|^testing\//.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it.each([
  ['notification', /\bnotify\(|\bnotifyBatch\(/, NOTIFIES],
  ['mail', /\bqueuedMail\(/, MAILS],
] as const)('no %s is written by what does not ask whether it may name a comic', (_, writes, unasked) => {
  const silent = sources.filter(([, text]) => writes.test(text) && !ASKS.test(text)).map(([file]) => file);
  expect(silent.toSorted()).toEqual(Object.keys(unasked).toSorted());
});
