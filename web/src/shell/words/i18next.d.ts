import type { WordsOf } from './words-of.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: WordsOf;
  }
}
