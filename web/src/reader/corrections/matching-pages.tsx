import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { IconArrowDown, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { readChapterPage } from '../../core/pages/pages.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { RadioTiles } from '../../core/ui/radio-tiles.tsx';
import classes from './corrections.module.css';
import { matchesOf, setMatch, shiftMatches } from './match-pages.ts';
import type { SectionProps } from './pairing.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Translation = ChapterPayload['translations'][number];

/** Edits which pages of another translation match this chapter's. */
export function MatchingPages(props: SectionProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const { id: ownId, language, translations } = props.chapter;
  const others = translations.filter((each) => each.id !== ownId && each.language !== language);
  const [id, setId] = useState(others[0]?.id);
  const translation = others.find((each) => each.id === id);
  return (
    <>
      <p className={classes.about}>{t('matches.about')}</p>
      {!translation && <p>{t('matches.none')}</p>}
      {others.length > 1 && (
        <RadioTiles
          label={t('matches.with')}
          value={id}
          choices={others.map((each) => ({ value: each.id, label: nameOf(each, locale) }))}
          onChoose={setId}
        />
      )}
      {translation && <Rows key={translation.id} {...props} translation={translation} />}
    </>
  );
}

function nameOf({ language, translator }: Translation, locale: 'en' | 'ar'): string {
  const name = LANGUAGE_NAMES[language][locale];
  return translator ? `${name} · \u2068${translator.name}\u2069` : name;
}

function Rows({
  chapter,
  draft,
  onChange,
  translation,
}: SectionProps & { readonly translation: Translation }) {
  const t = useWords('corrections');
  const { id, pageCount } = translation;
  const there = usePagesOf(id);
  const own = chapter.manifest ? pagesOf(chapter.manifest) : [];
  const drafted = draft.matches?.[id];
  const isReset = drafted === null;
  const pages = drafted ?? matchesOf(chapter.pageCount, isReset ? { pageCount } : translation);
  const change = (next: readonly number[] | null) => onChange({ matches: { ...draft.matches, [id]: next } });
  if (pageCount === undefined) return <p>{t('matches.unknown')}</p>;
  return (
    <>
      {translation.matches && !isReset && (
        <Button variant="default" onClick={() => change(null)}>
          {t('matches.reset')}
        </Button>
      )}
      {isReset && <output>{t('matches.removed')}</output>}
      <ol className={classes.rows}>
        {pages.map((other, index) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- a row is a page, which is told by its number
            key={index}
            page={index + 1}
            other={other}
            ownImage={own[index]?.[0]}
            otherImage={there[other - 1]?.[0]}
            onOther={(page) => change(setMatch(pages, index, page, pageCount))}
            onShift={(by) => change(shiftMatches(pages, index, by, pageCount))}
          />
        ))}
      </ol>
    </>
  );
}

/** The pages of another chapter; empty until loaded, and for a chapter without page images. */
function usePagesOf(chapterId: string): readonly (readonly PageImage[])[] {
  const [pages, setPages] = useState<readonly (readonly PageImage[])[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const page = await readChapterPage(chapterId);
      const manifest = page.state === 'ready' ? page.payload.manifest : undefined;
      if (isWanted && manifest) setPages(pagesOf(manifest));
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [chapterId]);
  return pages;
}

interface RowProps {
  readonly page: number;
  /** The matching page of the other chapter; 0 for none. */
  readonly other: number;
  readonly ownImage: PageImage | undefined;
  readonly otherImage: PageImage | undefined;
  readonly onOther: (page: number) => void;
  readonly onShift: (by: 1 | -1) => void;
}

function Row({ page, other, ownImage, otherImage, onOther, onShift }: RowProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const shown = number(page);
  return (
    <li
      className={classes.row}
      aria-label={
        other === 0
          ? t('matches.rowNone', { page: shown })
          : t('matches.row', { page: shown, other: number(other) })
      }
    >
      <Thumbnail image={ownImage} number={shown} />
      <span aria-hidden="true">=</span>
      {other === 0 ? (
        <span className={classes.none}>{t('matches.notThere')}</span>
      ) : (
        <Thumbnail image={otherImage} number={number(other)} />
      )}
      <span className={classes.steps}>
        <Step
          label={t('matches.oneLess', { page: shown })}
          onPress={() => onOther(other - 1)}
          icon={IconMinus}
        />
        <Step label={t('matches.one', { page: shown })} onPress={() => onOther(other + 1)} icon={IconPlus} />
        <Step
          label={t('matches.earlier', { page: shown })}
          title={t('matches.earlierShort')}
          onPress={() => onShift(-1)}
          icon={IconArrowUp}
        />
        <Step
          label={t('matches.later', { page: shown })}
          title={t('matches.laterShort')}
          onPress={() => onShift(1)}
          icon={IconArrowDown}
        />
      </span>
    </li>
  );
}

interface StepProps {
  readonly label: string;
  readonly title?: string;
  readonly onPress: () => void;
  readonly icon: typeof IconPlus;
}

/** A small button of a row. */
function Step({ label, title, onPress, icon: Symbol }: StepProps) {
  return (
    <IconButton className={classes.step} label={label} title={title} onClick={onPress}>
      <Symbol size={18} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
