import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { show, speak } from '../testing/show.tsx';
import { useHead } from './head.ts';

beforeAll(() => speak('shell'));
afterEach(() => {
  cleanup();
  document.head.querySelectorAll('link').forEach((link) => link.remove());
});

function Page() {
  const navigate = useNavigate();
  useHead({ title: 'One' });
  return (
    <button type="button" onClick={() => void navigate('/en/comic/two')}>
      on
    </button>
  );
}

it('the feeds that a page was served with stay while it is shown, and go with it', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="alternate" type="application/atom+xml" href="/en/feeds/comic/one/en.atom" data-at="/en/comic/one">',
  );
  const feeds = () => document.head.querySelectorAll('link[rel="alternate"][type]').length;
  show(<Page />, '/en/comic/one');
  expect(feeds()).toBe(1);
  const languages = () => document.head.querySelectorAll('link[rel="alternate"][hreflang]').length;
  const before = languages();
  expect(before).toBeGreaterThan(1);
  fireEvent.click(screen.getByRole('button'));
  expect([feeds(), languages()]).toEqual([0, before]);
});
