import type account from './en/account.json';
import type apply from './en/apply.json';
import type ask from './en/ask.json';
import type authCallback from './en/auth-callback.json';
import type blog from './en/blog.json';
import type choices from './en/choices.json';
import type comic from './en/comic.json';
import type comments from './en/comments.json';
import type contact from './en/contact.json';
import type corrections from './en/corrections.json';
import type downloads from './en/downloads.json';
import type home from './en/home.json';
import type legal from './en/legal.json';
import type logIn from './en/log-in.json';
import type myWork from './en/my-work.json';
import type notifications from './en/notifications.json';
import type person from './en/person.json';
import type publishers from './en/publishers.json';
import type reader from './en/reader.json';
import type reject from './en/reject.json';
import type resetPassword from './en/reset-password.json';
import type review from './en/review.json';
import type search from './en/search.json';
import type session from './en/session.json';
import type shell from './en/shell.json';
import type signUp from './en/sign-up.json';
import type staff from './en/staff.json';
import type takedown from './en/takedown.json';
import type translator from './en/translator.json';
import type translatorAccount from './en/translator-account.json';
import type translatorDetails from './en/translator-details.json';
import type unsubscribe from './en/unsubscribe.json';
import type upload from './en/upload.json';
import type uploadChapter from './en/upload-chapter.json';
import type uploadComic from './en/upload-comic.json';

/** The English words define which keys exist; `words.test.ts` checks that the Arabic ones have the same. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof account;
      ask: typeof ask;
      apply: typeof apply;
      'auth-callback': typeof authCallback;
      blog: typeof blog;
      choices: typeof choices;
      comic: typeof comic;
      comments: typeof comments;
      contact: typeof contact;
      corrections: typeof corrections;
      downloads: typeof downloads;
      home: typeof home;
      legal: typeof legal;
      'log-in': typeof logIn;
      'my-work': typeof myWork;
      notifications: typeof notifications;
      person: typeof person;
      publishers: typeof publishers;
      reader: typeof reader;
      reject: typeof reject;
      'reset-password': typeof resetPassword;
      search: typeof search;
      session: typeof session;
      shell: typeof shell;
      'sign-up': typeof signUp;
      staff: typeof staff;
      takedown: typeof takedown;
      'translator-details': typeof translatorDetails;
      translator: typeof translator;
      'translator-account': typeof translatorAccount;
      unsubscribe: typeof unsubscribe;
      upload: typeof upload;
      'upload-comic': typeof uploadComic;
      review: typeof review;
      'upload-chapter': typeof uploadChapter;
    };
  }
}
