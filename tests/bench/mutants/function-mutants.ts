import { CODE_MUTANTS, type FunctionMutant } from './code-mutants.ts';
import { PANELS_MUTANTS } from './panels-mutants.ts';
import { PEOPLE_MUTANTS } from './people-mutants.ts';

const LIMITS = 'functions/src/allowances/account-limits.ts';
const ORIGIN_LIMITS = 'functions/src/allowances/origin-limits.ts';
const LIMIT_KEY = 'functions/src/allowances/limit-key.ts';
const REPORT = 'functions/src/calls/report-issue.ts';
const REPORTER = 'functions/src/erasure/forget-reporter.ts';
const PHOTO = 'functions/src/photos/publish-photo.ts';
const PHOTO_UPLOAD = 'functions/src/photos/photo-upload.ts';
const ERASING = 'functions/src/erasure/erase-account.ts';
const MAIL = 'functions/src/mail/send-mail.ts';
const MOVING = 'functions/src/review/move-own.ts';
const APPLYING = 'functions/src/calls/move-application.ts';
const GRANTING = 'functions/src/calls/grant-upload.ts';
const SUBMITTING = 'functions/src/calls/move-submission.ts';
const OWN_WORK = 'functions/src/submissions/own-work.ts';
const DISCARDING = 'functions/src/calls/discard-submission.ts';
const NEEDS = 'functions/src/submissions/submission-needs.ts';
const RESOLVING = 'functions/src/submissions/resolve.ts';
const DRAFT_FILES = 'functions/src/submissions/draft-files.ts';
const TOLD = 'functions/src/translators/settle-chapter-report.ts';
const UPLOADED = 'functions/src/triggers/on-file-uploaded.ts';

export const FUNCTION_MUTANTS: readonly FunctionMutant[] = [
  ...CODE_MUTANTS,
  ...PEOPLE_MUTANTS,
  ...PANELS_MUTANTS,
  {
    name: 'uploads: the download token of a file that has arrived stays',
    file: UPLOADED,
    find: `  await uploads.dropDownloadToken(upload.path);\n`,
    replacement: '',
  },
  {
    name: 'limits: verification mails are not counted by origin',
    file: LIMITS,
    find: `return [...mailLimits(context), ...addressLimits(context, 'verify', email)];`,
    replacement: `return [...addressLimits(context, 'verify', email)];`,
  },
  {
    name: 'limits: resets are not counted by origin',
    file: LIMITS,
    find: `return [...mailLimits(context), ...addressLimits(context, 'reset', email)];`,
    replacement: `return [...addressLimits(context, 'reset', email)];`,
  },
  {
    name: 'limits: everybody has one origin',
    file: ORIGIN_LIMITS,
    find: `limitKey(context, use, context.origin)`,
    replacement: `limitKey(context, use, 'everybody')`,
  },
  {
    name: 'limits: the number of people behind an origin is not counted in',
    file: ORIGIN_LIMITS,
    find: `const max = perOrigin * context.peopleByOrigin;`,
    replacement: `const max = perOrigin;`,
  },
  {
    name: 'limits: a key tells the address that it stands for',
    file: LIMIT_KEY,
    find: 'keyedHash(hashKey, `limit:${use}`, ...values)',
    replacement: "(hashKey && values.join('-').replace(/[^A-Za-z0-9]/g, '-').padEnd(43, '-').slice(0, 43))",
  },
  {
    name: 'report: one that comes again takes the place of the first',
    file: REPORT,
    find: `if (isSame(before, fields)) return;`,
    replacement: `if (isSame(before, fields)) transaction.delete(ref);`,
  },
  {
    name: 'report: one about a chapter that is not there is kept',
    file: REPORT,
    find: `if (!about.exists) throw`,
    replacement: `if (sent.exists) throw`,
  },
  {
    name: 'erasure: the words of a reporter stay',
    file: REPORTER,
    find: `{ ...report.data, reporter: null, note: '' }`,
    replacement: `{ ...report.data, reporter: null }`,
  },
  {
    name: 'limits: a change of address costs nothing',
    file: 'functions/src/areas/account.ts',
    find: `limits: (context, { email }) => emailChangeLimits(context, context.caller.uid, email),`,
    replacement: `limits: NO_LIMITS,`,
  },
  {
    name: 'mail: sent without TLS',
    file: MAIL,
    find: `requireTLS: !local`,
    replacement: `requireTLS: false`,
  },
  {
    name: 'mail: templates may read files and addresses',
    file: MAIL,
    find: `    disableFileAccess: true,\n    disableUrlAccess: true,\n`,
    replacement: '',
  },
  {
    name: 'photos: a late event puts an older photo over a newer one',
    file: PHOTO,
    find: `!isLater(upload, profile.photoUpload)`,
    replacement: `isLater(upload, profile.photoUpload)`,
  },
  {
    name: 'photos: the files of an overtaken upload stay',
    file: PHOTO,
    find: `  await deleteStalePhotos(published, uid, profile);\n`,
    replacement: '',
  },
  {
    name: 'photos: a file in a folder of another one is taken for an upload',
    file: PHOTO_UPLOAD,
    find: `const PATH = /^incoming`,
    replacement: `const PATH = /incoming`,
  },
  {
    name: 'erasing: uploads stay',
    file: ERASING,
    find: `  await uploads.removeAll(storagePaths.incoming(uid));\n`,
    replacement: '',
  },
  {
    name: 'erasing: the reset code stays',
    file: ERASING,
    find: `  if (email) await deleteResetCode({ firestore, hashKey }, uid, email);\n`,
    replacement: '',
  },
  {
    name: 'erasing: nothing is erased a second time',
    file: ERASING,
    find: `  await erasureRef(services.firestore, account.uid).set({ dueAt, tries: 0 });\n`,
    replacement: `  void dueAt;\n`,
  },
  {
    name: 'counts: votes of young accounts do not wait',
    file: 'functions/src/choices/choice-kinds.ts',
    find: `clarity, counted: votesCountFrom(accountCreatedAt) <= now`,
    replacement: `clarity, counted: votesCountFrom(accountCreatedAt) <= now || true`,
  },
  {
    name: 'counts: what young accounts give a comic does not wait',
    file: 'functions/src/choices/choice-kinds.ts',
    find: `stars, counted: votesCountFrom(accountCreatedAt) <= now`,
    replacement: `stars, counted: votesCountFrom(accountCreatedAt) <= now || true`,
  },
  {
    name: 'counts: the tags of young accounts do not wait',
    file: 'functions/src/choices/choice-kinds.ts',
    find: `tags: knownTags(tags), counted: votesCountFrom(accountCreatedAt) <= now`,
    replacement: `tags: knownTags(tags), counted: votesCountFrom(accountCreatedAt) <= now || true`,
  },
  {
    name: 'counts: what an account that is gone has chosen stays',
    file: 'functions/src/choices/apply-choice.ts',
    find: `    transaction.delete(choiceRef);\n`,
    replacement: '',
  },
  {
    name: 'counts: a delivery that comes again leaves its sum unmarked',
    file: 'functions/src/choices/apply-choice.ts',
    find: `    }\n    return true;\n  }\n  const parts`,
    replacement: `    }\n    return false;\n  }\n  const parts`,
  },
  {
    name: 'asks: who joins twice counts twice',
    file: 'functions/src/calls/join-ask.ts',
    find: `if (ask.state === 'arrived' || wanted.exists) return;`,
    replacement: `if (ask.state === 'arrived') return;`,
  },
  {
    name: 'asks: what is there already is asked for',
    file: 'functions/src/calls/ask.ts',
    find: `if (chapterId !== undefined) return { askId: null, chapterId };`,
    replacement: '',
  },
  {
    name: 'asks: an ask that nobody wants stays',
    file: 'functions/src/asks/leave.ts',
    find: `if (readers === 0 && ask.state === 'open') transaction.delete(ref);`,
    replacement: `if (readers < 0) transaction.delete(ref);`,
  },
  {
    name: 'asks: a chapter of another number closes them',
    file: 'functions/src/notifications/start-fan-out.ts',
    find: `.filter((ask) => [null, number].includes(ask.data().number))`,
    replacement: '',
  },
  {
    name: 'asks: who asked and follows is told twice',
    file: 'functions/src/notifications/notify-batch.ts',
    find: `fanOut.step !== 'followers' || fanOut.asks.length > 0`,
    replacement: `fanOut.step === 'savers'`,
  },
  {
    name: 'asks: what was imported is told to everybody once one person has asked',
    file: 'functions/src/notifications/listeners.ts',
    find: `return { step: isNews ? after : 'done', cursor: null, asked: done };`,
    replacement: `return { step: isNews ? after : after, cursor: null, asked: done };`,
  },
  {
    name: 'asks: what a person wanted stays when their account goes',
    file: ERASING,
    find: `  await leaveAll(firestore, uid);\n`,
    replacement: '',
  },
  {
    name: 'applications: a muted account applies',
    file: MOVING,
    find: `!(await isMuted(transaction, db, uid, now()))`,
    replacement: `true`,
  },
  {
    name: 'applications: what is not whole is sent',
    file: MOVING,
    find: `Object.keys(wrong).length === 0`,
    replacement: `true`,
  },
  {
    name: 'applications: a translator applies',
    file: APPLYING,
    find: `!roles.includes('translator')`,
    replacement: `true`,
  },
  {
    name: 'applications: a move that was made is made again',
    file: MOVING,
    find: `if (!made) return;`,
    replacement: `if (!made) throw new CallError('moved-on');`,
  },
  {
    name: 'applications: one is sent by an account that is being erased',
    file: MOVING,
    find: `  if (!profile) throw new CallError('profile-missing');\n  const { fullName: name, locale } = profile;`,
    replacement: `  const { fullName: name, locale } = profile ?? { fullName: '', locale: 'en' as const };`,
  },
  {
    name: 'applications: the times of an earlier revision stay',
    file: MOVING,
    find: `return { name, since: { submitted: now } };`,
    replacement: `return { name, since: { ...since, submitted: now } };`,
  },
  {
    name: 'applications: that one was sent is forgotten when it is taken back',
    file: MOVING,
    find: `{ submitted: now, ...since, withdrawn: now }`,
    replacement: `{ submitted: now, withdrawn: now }`,
  },
  {
    name: 'erasing: the application stays',
    file: ERASING,
    find: `  await applicationRef(firestore, uid).delete();\n`,
    replacement: ``,
  },
  {
    name: 'submissions: a chapter may be as large as its name says',
    file: GRANTING,
    find: `if (bytes > MAX_FILE_BYTES[part]) throw new CallError('too-large');`,
    replacement: ``,
  },
  {
    name: 'submissions: a file that has arrived keeps its name',
    file: GRANTING,
    find: `if (file?.progress.state === 'awaited') return`,
    replacement: `if (file) return`,
  },
  {
    name: 'submissions: the file that another takes the place of stays',
    file: GRANTING,
    find: `    if (replaced !== undefined) transaction.delete(fileRef(firestore, replaced));\n`,
    replacement: ``,
  },
  {
    name: 'submissions: a file that was handed in goes with the draft’s',
    file: DRAFT_FILES,
    find: `return frozen?.files[part]?.fileId === fileId ? undefined : fileId;`,
    replacement: `return fileId;`,
  },
  {
    name: 'submissions: the token tells the role',
    file: SUBMITTING,
    find: `rolesOf((await auth.getUser(caller.uid)).customClaims ?? {})`,
    replacement: `caller.roles`,
  },
  {
    name: 'submissions: nothing is frozen',
    file: OWN_WORK,
    find: `        transaction.create(revisionRef(db, submissionId, made.revision), frozen);\n`,
    replacement: `        void [frozen, revisionRef];\n`,
  },
  {
    name: 'submissions: a draft that is revised is old',
    file: OWN_WORK,
    find: `...(move === 'revise' && { savedAt: made.now }),`,
    replacement: ``,
  },
  {
    name: 'submissions: a file whose check failed is enough',
    file: NEEDS,
    find: `if (progress.state !== end) return undefined;`,
    replacement: `if (progress.state === 'awaited') return undefined;`,
  },
  {
    name: 'submissions: the cover of a chapter need not be checked',
    file: NEEDS,
    find: `return content.cover === 'file'`,
    replacement: `return false`,
  },
  {
    name: 'submissions: a comic that somebody else proposed will do',
    file: RESOLVING,
    find: `    proposal.uid !== uid ||\n`,
    replacement: ``,
  },
  {
    name: 'submissions: what is at reviewers takes no place',
    file: NEEDS,
    find: `return !isTaken && !(await isPublished`,
    replacement: `return !(await isPublished`,
  },
  {
    name: 'submissions: what is published takes no place',
    file: NEEDS,
    find: `return !isTaken && !(await isPublished({ transaction, db, submissionId, submission }));`,
    replacement: `return !isTaken;`,
  },
  {
    name: 'submissions: one is thrown away that a reviewer has',
    file: DISCARDING,
    find: `if (!mayGo || submission.revision !== revision)`,
    replacement: `if (submission.revision !== revision)`,
  },
  {
    name: 'submissions: somebody else’s is thrown away',
    file: DISCARDING,
    find: `if (submission.uid !== uid) throw new CallError('target-missing');`,
    replacement: ``,
  },
  {
    name: 'uploads: a file of another size is taken',
    file: UPLOADED,
    find: ` && file.bytes === bytes`,
    replacement: ``,
  },
  {
    name: 'erasing: submissions stay',
    file: ERASING,
    find: `  await deleteAll(firestore, submissionsOf(firestore, uid, BATCH));\n`,
    replacement: ``,
  },
  {
    name: 'chapter reports: the translator is told who sent one',
    file: TOLD,
    find: `  return {\n    issue,\n    note,`,
    replacement: `  return {\n    ...report,\n    issue,\n    note,`,
  },
  {
    name: 'chapter reports: the reporter is notified of their own report',
    file: TOLD,
    find: `user.exists && report.reporter !== uid`,
    replacement: `user.exists`,
  },
  {
    name: 'chapter reports: something is written for an account that is gone',
    file: TOLD,
    find: `of && user.exists &&`,
    replacement: `of &&`,
  },
  {
    name: 'chapter reports: what was fixed is not, once the event comes again',
    file: TOLD,
    find: `        ...(isDone && { doneAt }),\n`,
    replacement: ``,
  },
  {
    name: 'chapter reports: what was taken back stays told',
    file: TOLD,
    find: `else if (told.exists) transaction.delete(ref);`,
    replacement: ``,
  },
];
