import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/schemas';
import type { RenderedImage } from './check-cover.ts';

/** A file for the bucket: its content in memory, or a file of the owner's folder. */
export interface Upload {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly source: { readonly content: Buffer } | { readonly file: string };
}

interface FolderItem {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly source: Upload['source'];
}

/**
 * One published folder, `public/{ownerId}-{hash}/`: the hash is that of its files' names and contents, so that a
 * changed file lies in another folder and what is cached under a path never changes.
 */
export class PublishedFolder {
  readonly #items: FolderItem[] = [];
  readonly #ownerId: string;

  constructor(ownerId: string) {
    this.#ownerId = ownerId;
  }

  /** Adds a picture's variants as `{name}-{width}.webp`. */
  addImage(name: string, image: RenderedImage): void {
    for (const { width, content } of image.variants) {
      this.#items.push({
        name: `${name}-${width}.webp`,
        contentType: 'image/webp',
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        source: { content },
      });
    }
  }

  addPdf(
    name: string,
    pdf: { readonly path: string; readonly bytes: number; readonly sha256: string },
  ): void {
    const { path, bytes, sha256 } = pdf;
    this.#items.push({ name, contentType: 'application/pdf', bytes, sha256, source: { file: path } });
  }

  /** Where a file of the folder lies, once everything has been added. */
  pathOf(name: string): string {
    return `${this.#path()}/${name}`;
  }

  imageOf(name: string, { width, height, color, variants }: RenderedImage): Image {
    const sources = variants.map((variant) => ({
      path: this.pathOf(`${name}-${variant.width}.webp`),
      width: variant.width,
    }));
    return { width, height, color, sources };
  }

  uploads(): Upload[] {
    return this.#items.map(({ name, contentType, bytes, source }) => ({
      path: this.pathOf(name),
      contentType,
      bytes,
      source,
    }));
  }

  #path(): string {
    const hash = createHash('sha256');
    for (const { name, sha256 } of this.#items) hash.update(`${name}\n${sha256}\n`);
    return storagePaths.publicFolder(this.#ownerId, hash.digest('hex').slice(0, 16));
  }
}
