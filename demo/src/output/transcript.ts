import type { Locale } from '@rawi/model/lists/locales';
import type { TranscriptKind } from '@rawi/model/transcripts/transcript-kinds';
import type { PageBox as TextPlace } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { type Transcript, type TranscriptItem, transcriptSchema } from '@rawi/model/truth/transcript';
import type { PageBox, PageBoxes } from '../drawings/page/boxes.ts';
import { SPEAKERS } from '../stories/speakers.ts';
import type { Line, StoryPage } from '../stories/story.ts';
import type { Translation } from './translation.ts';

const KINDS: Readonly<Record<Line['kind'], TranscriptKind>> = {
  say: 'speech',
  shout: 'speech',
  think: 'thought',
  caption: 'caption',
  sound: 'sound',
};

/**
 * The text of a chapter's pages in its language, as its script has it and in the order of its panels. Words lie where they were drawn; sounds,
 * which are lettered into the picture, have no place. A title page has its comic and title as signs.
 */
export function transcriptOf(
  { comic, chapter, locale }: Pick<Translation, 'comic' | 'chapter' | 'locale'>,
  boxes: readonly PageBoxes[],
): Transcript {
  const title = chapter.titled === false ? [] : [titleItems(comic, chapter, locale)];
  const pages = chapter.pages.map((page, index) => itemsOf(page, boxes[index + title.length], locale));
  return transcriptSchema.parse({
    version: 1,
    language: locale,
    pages: [...title, ...pages].map((items) => ({ items })),
  });
}

function titleItems(
  { series, arabicName }: Translation['comic'],
  { title }: Translation['chapter'],
  locale: Locale,
): TranscriptItem[] {
  const name = locale === 'ar' ? (arabicName ?? series) : series;
  return [name, title[locale]].map((words) => ({ kind: 'sign', words }));
}

function itemsOf({ panels }: StoryPage, page: PageBoxes | undefined, locale: Locale): TranscriptItem[] {
  return panels.flatMap(({ lines }, panel) => {
    const drawn = page?.boxes.filter((box) => box.panel === panel && box.kind !== 'head') ?? [];
    let next = 0;
    return lines.map(({ kind, who, text }): TranscriptItem => {
      const box = kind === 'sound' ? undefined : drawn[next++];
      return {
        kind: KINDS[kind],
        ...(who !== undefined && { who: speakerOf(who, locale) }),
        words: text[locale],
        ...(page && box && { place: placeOf(box, page) }),
      };
    });
  });
}

function speakerOf(who: string, locale: Locale): string {
  const name = SPEAKERS[who];
  if (!name) throw new Error(`“${who}” has no name in speakers.ts.`);
  return name[locale];
}

/** The box in shares of its page; what reaches beyond the page is cut. */
function placeOf({ x, y, width, height }: PageBox, page: PageBoxes): TextPlace {
  const at = (units: number, of: number) =>
    Math.min(PANEL_UNITS, Math.max(0, Math.round((units * PANEL_UNITS) / of)));
  const [left, top] = [
    Math.min(at(x, page.width), PANEL_UNITS - 1),
    Math.min(at(y, page.height), PANEL_UNITS - 1),
  ];
  return [
    left,
    top,
    Math.max(1, at(x + width, page.width) - left),
    Math.max(1, at(y + height, page.height) - top),
  ];
}
