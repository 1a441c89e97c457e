import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale, otherLocales } from '@rawi/model/lists/locales';
import type { CatalogEntry } from './read-catalog.ts';

/** A file of the folder that is a comic's cover in one language, and the field of the catalogue that leads to it. */
export interface CoverFile {
  readonly locale: Locale;
  readonly file: string;
  readonly field: string;
}

/**
 * The covers of a comic, one for each language that has its own. Where the catalogue names one file, its name may say
 * its language (`salt-en.cover.jpg`, else it counts as English), and a file of the folder that is named the same but
 * for the language (`salt-ar.cover.jpg`) is the cover there. Each is the picture without its title page, where that
 * lies beside it (`pictureOf`).
 */
export async function coverFiles(folder: string, { comic }: CatalogEntry): Promise<CoverFile[]> {
  const { cover, coverAr } = comic;
  const named =
    typeof cover === 'string'
      ? await siblings(folder, cover)
      : cover === undefined
        ? []
        : LOCALES.flatMap((locale) => {
            const file = cover[locale];
            return file === undefined ? [] : [{ locale, file, field: `cover.${locale}` }];
          });
  const stated = coverAr === undefined ? [] : [{ locale: 'ar' as const, file: coverAr, field: 'coverAr' }];
  const files = [...named.filter(({ locale }) => !stated.some((own) => own.locale === locale)), ...stated];
  return Promise.all(files.map(async (own) => ({ ...own, file: await pictureOf(folder, own.file) })));
}

/**
 * Beside `salt.cover.jpg`, the first page with its title and margins, a folder may hold `salt.cover-art.jpg`: the
 * picture alone, which is what a small cover is made of. Another name stands for itself.
 */
export async function pictureOf(folder: string, file: string): Promise<string> {
  const art = file.replace(/\.cover\.([a-z]+)$/i, '.cover-art.$1');
  return art !== file && (await exists(folder, art)) ? art : file;
}

/** The one cover that is named, and those of the same name in other languages. */
async function siblings(folder: string, file: string): Promise<CoverFile[]> {
  const field = 'cover';
  const parts = /^(?<before>.+[-_.])(?<locale>[a-z]{2})(?<after>(?:\.cover)?\.[a-z]+)$/i.exec(file)?.groups;
  const locale = LOCALES.find((code) => code === parts?.['locale']?.toLowerCase());
  if (!parts || !locale) return [{ locale: 'en', file, field }];
  const found: CoverFile[] = [{ locale, file, field }];
  for (const other of otherLocales(locale)) {
    const sibling = `${parts['before']}${other}${parts['after']}`;
    if (await exists(folder, sibling)) found.push({ locale: other, file: sibling, field });
  }
  return found;
}

async function exists(folder: string, name: string): Promise<boolean> {
  return access(join(folder, name)).then(
    () => true,
    () => false,
  );
}
