import type comic from './en/comic.json';
import type home from './en/home.json';
import type reader from './en/reader.json';
import type shell from './en/shell.json';

/** The English words say which keys exist; `words.test.ts` holds the Arabic ones to them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      comic: typeof comic;
      home: typeof home;
      reader: typeof reader;
      shell: typeof shell;
    };
  }
}
