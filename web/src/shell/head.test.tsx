import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { show, speak } from '../testing/show.tsx';
import { useHead } from './head.ts';
import type { Head } from './head-tags.ts';

beforeAll(() => speak('shell'));
afterEach(cleanup);

function Page(head: Head) {
  useHead(head);
  return null;
}
const content = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

it('the head of a page leaves nothing of the page before', () => {
  show(<Page title="Moth Queen" book={{ author: '/en/search?writer=one' }} />, '/en/comic/moth-queen');
  expect(content('og:type')).toBe('book');
  expect(content('book:author')).toBe(`${location.origin}/en/search?writer=one`);
  cleanup();
  show(<Page title="Terms" />, '/en/terms');
  expect(content('og:type')).toBe('website');
  expect(content('book:author')).toBeUndefined();
});
