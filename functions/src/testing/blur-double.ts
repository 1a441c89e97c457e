import { blurredFolderOf } from '@rawi/media/blurred/blurred-path';
import type { BlurServices } from '../publishing/blurred-pictures.ts';

/** Makes no picture of what is none: its words, and that they are blurred. */
export const blurDouble: BlurServices['blur'] = async (sharp, pictures) => {
  const pathOf = (name: string) => `${blurredFolderOf(sharp)}/${name}.webp`;
  const uploads = pictures.map(({ name, content }) => {
    const blurred = Buffer.from(`blurred ${String(content)}`);
    return {
      path: pathOf(name),
      contentType: 'image/webp',
      bytes: blurred.length,
      source: { content: blurred },
    };
  });
  return { pathOf, uploads: () => uploads };
};
