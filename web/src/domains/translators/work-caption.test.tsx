import type { TranslatorWork } from '@rawi/model/pages/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { useWorkCaption } from './work-caption.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  await loadWords('en', 'translator');
  await loadWords('ar', 'translator');
});
afterEach(cleanup);

function Lines({ chapters }: Pick<TranslatorWork, 'chapters'>) {
  const caption = useWorkCaption();
  const work: TranslatorWork = {
    slug: 'one',
    series: 'One',
    names: {},
    cover: { en: { width: 5, height: 7, color: '#000000', sources: [{ path: 'public/a-1/a', width: 5 }] } },
    chapters,
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  return <output>{caption(work).join(' | ')}</output>;
}

const of = (language: 'en' | 'ar' | 'fr', count: number, first: number, last: number) => ({
  language,
  count,
  first,
  last,
});

it.each([
  ['en', [of('en', 1, 3, 3)], 'Chapter 3'],
  ['en', [of('en', 5, 1, 5)], 'Chapters 1–5'],
  ['en', [of('en', 2, 1, 5)], '2 chapters, from 1 to 5'],
  ['en', [of('en', 2, 1, 1.5)], '2 chapters, from 1 to 1.5'],
  ['en', [of('ar', 1, 2, 2), of('en', 3, 1, 3)], 'Chapters 1–3 | Chapter 2, in Arabic'],
  ['ar', [of('ar', 2, 1, 2)], 'الفصلان ١ و٢'],
  ['ar', [of('ar', 3, 1, 3)], 'الفصول من ١ إلى ٣'],
  ['ar', [of('ar', 12, 1, 40)], '١٢ فصلًا، من ١ إلى ٤٠'],
  ['ar', [of('en', 1, 1200, 1200), of('ar', 1, 1, 1)], 'الفصل ١ | الفصل ١٢٠٠، بالإنجليزية'],
] as const)('in %s the chapters %j are captioned “%s”', (locale, chapters, said) => {
  const element = <Lines chapters={[...chapters]} />;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], {
        initialEntries: [`/${locale}/translator/amal`],
      })}
    />,
  );
  expect(screen.getByText(said, { exact: true })).toBeTruthy();
});
