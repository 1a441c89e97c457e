import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../core/device/save-file.ts';
import { loadWords, useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { Segments } from '../../../core/ui/segments.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import type { Numbers } from '../../../domains/numbers/numbers.ts';
import classes from '../numbers-page.module.css';
import { makePicture } from './make-picture.ts';
import { PAGE } from './picture-layout.ts';
import { pictureWords } from './picture-words.ts';

/** In which language the picture is drawn. */
export interface Drawing {
  readonly language: Locale;
  readonly setLanguage: (language: Locale) => void;
}

interface PicturePartProps extends Drawing {
  readonly numbers: Numbers;
  /** `2026` or `2026-11`. */
  readonly period: string;
}

interface Drawn {
  readonly key: string;
  /** Undefined where this browser could not draw it. */
  readonly picture: { readonly file: File; readonly address: string; readonly alt: string } | undefined;
}

/** The numbers as a comic page, drawn on this device, to be shared or kept. */
export function PicturePart({ numbers, period, language, setLanguage }: PicturePartProps) {
  const t = useWords('numbers');
  const [isRefused, setIsRefused] = useState(false);
  const drawn = useDrawn(numbers, period, language);
  const picture = drawn?.picture;
  const share = async () => {
    if (!picture) return;
    setIsRefused(false);
    try {
      await navigator.share({ files: [picture.file] });
    } catch (error) {
      // Closing the sheet ends it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setIsRefused(true);
    }
  };
  return (
    <section className={classes.pictured} aria-labelledby="numbers-picture">
      <h2 id="numbers-picture" className={classes.title}>
        {t('picture.title')}
      </h2>
      <p className={classes.dimmed}>{t('picture.text')}</p>
      <Segments
        name="picture-language"
        label={t('picture.language')}
        value={language}
        choices={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value][value], lang: value }))}
        onChoose={setLanguage}
      />
      {picture ? (
        <img
          className={classes.picture}
          src={picture.address}
          width={PAGE.width}
          height={PAGE.height}
          alt={picture.alt}
          lang={language}
        />
      ) : drawn ? (
        <FormNote tone="error">{t('picture.failed')}</FormNote>
      ) : (
        <output className={classes.drawing} aria-label={t('picture.drawing')}>
          <SkeletonBox className={classes.picture} />
        </output>
      )}
      {picture && (
        <div className={classes.actions}>
          {mayShare(picture.file) && (
            <Button
              leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => void share()}
            >
              {t('picture.share')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => saveFile(picture.file, picture.file.name)}
          >
            {t('picture.save')}
          </Button>
        </div>
      )}
      {isRefused && <FormNote tone="error">{t('picture.notShared')}</FormNote>}
    </section>
  );
}

const mayShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Draws the picture for these numbers in a language; undefined until it is drawn. */
function useDrawn(numbers: Numbers, period: string, language: Locale): Drawn | undefined {
  const key = JSON.stringify([period, language, numbers]);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let address: string | undefined;
    let isShown = true;
    const draw = async () => {
      await loadWords(language, 'numbers');
      const words = pictureWords(numbers, period, language);
      const blob = await makePicture(words);
      if (!isShown) return;
      address = URL.createObjectURL(blob);
      const file = new File([blob], `rawi-${period}-${language}.png`, { type: blob.type });
      setDrawn({ key, picture: { file, address, alt: words.alt } });
    };
    draw().catch((error: unknown) => {
      report('The picture of the numbers cannot be drawn.', error);
      if (isShown) setDrawn({ key, picture: undefined });
    });
    return () => {
      isShown = false;
      if (address === undefined) return;
      URL.revokeObjectURL(address);
      setDrawn((now) => (now?.key === key ? undefined : now));
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what numbers they are.
  }, [key]);
  return drawn?.key === key ? drawn : undefined;
}
