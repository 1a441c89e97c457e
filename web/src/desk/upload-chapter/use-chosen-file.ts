import { LIMITS } from '@rawi/model/limits';
import type { FileRefusal } from '@rawi/model/lists/file-refusals';
import { useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { firstCheck } from '../../domains/uploads/first-check.ts';
import { inNaturalOrder, packImages } from './pack-images.ts';

/** The file chosen on this device, as far as this page knows it. */
export type ChosenFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'pdf'; readonly file: Blob }
  | { readonly kind: 'archive'; readonly file: Blob }
  /** Images that are ordered before they are packed. */
  | { readonly kind: 'images'; readonly images: readonly File[]; readonly isPacking: boolean }
  | { readonly kind: 'packed'; readonly images: readonly File[] };

interface ChosenOptions {
  /** Starts the upload; throws if it cannot. */
  readonly onReady: (file: Blob, name: string) => void;
  /** Called with several chapters at once. */
  readonly onSeveral: (files: readonly File[]) => void;
}

/** A chapter's file from its choice to the upload: checks it, and packs images. */
export function useChosenFile({ onReady, onSeveral }: ChosenOptions) {
  const [chosen, setChosen] = useState<ChosenFile>({ kind: 'none' });
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [isLooking, setIsLooking] = useState(false);

  const look = async (files: readonly File[]) => {
    const found = await Promise.all(files.map(async (file) => ({ file, check: await firstCheck(file) })));
    const chapters = found.filter(({ check }) => 'kind' in check && check.kind !== 'image');
    const images = found
      .filter(({ check }) => 'kind' in check && check.kind === 'image')
      .map(({ file }) => file);
    if (chapters.length > 1) return onSeveral(chapters.map(({ file }) => file));
    const [first] = chapters;
    if (first && 'kind' in first.check) {
      const { kind } = first.check;
      if (kind !== 'image') setChosen({ kind, file: first.file });
      return onReady(first.file, first.file.name);
    }
    if (images.length > LIMITS.pdfPages.max) return setRefusal('too-many-pages');
    if (images.length > 0) {
      return setChosen({ kind: 'images', images: inNaturalOrder(images), isPacking: false });
    }
    for (const { check } of found) if ('refused' in check) return setRefusal(check.refused);
  };

  const choose = async (files: readonly File[]) => {
    setRefusal(undefined);
    setIsLooking(true);
    try {
      await look(files);
    } catch (error) {
      // The file's medium was removed, or it may not be read.
      report('A chosen file cannot be read.', error);
      setRefusal('damaged');
    } finally {
      setIsLooking(false);
    }
  };

  const pack = async (name: string) => {
    if (chosen.kind !== 'images') return;
    const { images } = chosen;
    setChosen({ ...chosen, isPacking: true });
    try {
      const file = await packImages(images);
      if (file.size > LIMITS.pdfBytes) {
        setChosen({ kind: 'images', images, isPacking: false });
        return setRefusal('too-heavy');
      }
      setChosen({ kind: 'packed', images });
      onReady(file, name);
    } catch (error) {
      report('Pictures cannot be packed.', error);
      setChosen({ kind: 'images', images, isPacking: false });
      setRefusal('damaged');
    }
  };

  return {
    chosen,
    refusal,
    isLooking,
    choose: (files: readonly File[]) => void choose(files),
    order: (images: readonly File[]) =>
      setChosen(images.length === 0 ? { kind: 'none' } : { kind: 'images', images, isPacking: false }),
    pack: (name: string) => void pack(name),
    refuse: setRefusal,
    clear: () => {
      setChosen({ kind: 'none' });
      setRefusal(undefined);
    },
  };
}
