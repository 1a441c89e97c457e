import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { chapterForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { useId } from 'react';
import { useMessages } from '../../core/forms/messages.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { describedBy, FieldError, Star } from '../../core/ui/field.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { NamesButton } from '../../domains/glossary/use-names-dialog.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import classes from './chapter-form.module.css';
import { ComicField } from './comic-field.tsx';
import type { ChapterFormState } from './use-chapter-form.ts';

interface ChapterFieldsProps {
  readonly state: ChapterFormState;
}

/** Which chapter it is: comic, number and language (those of the replaced one stay), title and direction. */
export function ChapterFields({ state }: ChapterFieldsProps) {
  const { content, change, touched, isReplacement } = state;
  const t = useWords('upload-chapter');
  const message = useMessages();
  const directionId = useId();
  const directionError = message(touched.errorOf('readingDirection'));
  return (
    <>
      {isReplacement ? <Replaced content={content} /> : <Place state={state} />}
      {content.comic && (
        <div>
          <NamesButton
            comicId={content.comic.comicId}
            language={content.language ?? undefined}
            label={t('names')}
          />
        </div>
      )}
      <TextField
        name="title"
        label={t('titleField.label')}
        optional={t('titleField.optional')}
        value={content.title}
        autoComplete="off"
        error={message(touched.errorOf('title'))}
        onChange={(title) => change({ title })}
        onBlur={() => touched.touch('title')}
      />
      <fieldset
        className={classes.direction}
        aria-describedby={describedBy(directionId, { error: directionError })['aria-describedby']}
      >
        <Segments
          name="readingDirection"
          label={
            <>
              {t('direction.label')}
              <Star />
            </>
          }
          value={content.readingDirection ?? ''}
          choices={READING_DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChoose={(value) => {
            const readingDirection = READING_DIRECTIONS.find((each) => each === value) ?? null;
            change({ readingDirection });
            touched.touch('readingDirection', validate(chapterForm, { ...content, readingDirection }));
          }}
        />
        <FieldError id={directionId} error={directionError} />
      </fieldset>
    </>
  );
}

/** The comic, the number in it, and the language. */
function Place({ state: { uid, content, change, touched, number } }: ChapterFieldsProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const message = useMessages();
  const numberError = () => {
    if (number.isTaken) return t('number.taken');
    if (!number.isTouched) return undefined;
    return number.isWrong ? t('number.wrong') : message(touched.errorOf('number'));
  };
  return (
    <>
      <ComicField
        uid={uid}
        chosen={content}
        error={message(touched.errorOf('comic'))}
        onChoose={(comic) => {
          change(comic);
          touched.touch('comic', validate(chapterForm, { ...content, ...comic }));
        }}
      />
      <div className={classes.pair}>
        <TextField
          name="number"
          label={t('number.label')}
          value={number.typed}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          error={numberError()}
          onChange={number.type}
          onBlur={number.leave}
        />
        <SelectField
          name="language"
          label={t('language.label')}
          value={content.language ?? ''}
          isRequired
          error={message(touched.errorOf('language'))}
          choices={[
            ...(content.language === null ? [{ value: '', label: t('language.choose') }] : []),
            ...LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] })),
          ]}
          onChange={(value) => {
            const language = LANGUAGE_CODES.find((code) => code === value) ?? null;
            change({ language });
            touched.touch('language', validate(chapterForm, { ...content, language }));
          }}
        />
      </div>
    </>
  );
}

/** The chapter whose file is replaced: comic, number and language stay the same. */
function Replaced({ content: { comic, number, language } }: { readonly content: ChapterContent }) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  if (!comic || number === null || language === null) return null;
  const { text, lang } = comicName(comic, locale);
  return (
    <div className={classes.chosen}>
      <Cover image={thumbnailSource(comic.picture)} rating={UNASKED} sizes="40px" className={classes.cover} />
      <span className={classes.about}>
        <bdi lang={lang} className={classes.name}>
          {text}
        </bdi>
        <span className={classes.note}>
          {t('replaces.what', {
            chapter: formatNumber(number, locale),
            language: LANGUAGE_NAMES[language][locale],
          })}
        </span>
      </span>
    </div>
  );
}
