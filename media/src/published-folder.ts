import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/truth/schemas';
import type { RenderedImage } from './covers/render-picture.ts';

/** A file for the bucket: its content in memory, or a file of the disk. */
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
 * Where something lies that belongs to a published folder and may come after it: beside it, under the same owner's name. Its hash is that of the
 * folder's name, which nobody finds again from it; another folder has another one, so that either can be deleted with what it belongs to.
 */
export function folderBeside(folder: string, purpose: string): string {
  const [, ownerId = folder] = /^public\/(.+)-[0-9a-f]+$/.exec(folder) ?? [];
  const hash = createHash('sha256').update(`${purpose} ${folder}`).digest('hex');
  return storagePaths.publicFolder(ownerId, hash.slice(0, 16));
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
      this.addContent(`${name}-${width}.webp`, 'image/webp', content);
    }
  }

  /** Adds a file whose content is in memory. */
  addContent(name: string, contentType: string, content: Uint8Array): void {
    this.#items.push({
      name,
      contentType,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      source: { content: Buffer.from(content.buffer, content.byteOffset, content.byteLength) },
    });
  }

  /** Adds a file of the disk, which stays as it is until it is uploaded. */
  async addFile(name: string, contentType: string, file: string): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of createReadStream(file)) {
      const part = Buffer.from(chunk);
      hash.update(part);
      bytes += part.length;
    }
    this.#items.push({ name, contentType, bytes, sha256: hash.digest('hex'), source: { file } });
  }

  /** Where the folder lies, once everything has been added. */
  path(): string {
    const hash = createHash('sha256');
    for (const { name, sha256 } of this.#items) hash.update(`${name}\n${sha256}\n`);
    return storagePaths.publicFolder(this.#ownerId, hash.digest('hex').slice(0, 16));
  }

  /** Where a file of the folder lies, once everything has been added. */
  pathOf(name: string): string {
    return `${this.path()}/${name}`;
  }

  imageOf(name: string, { width, height, color, accent, variants }: RenderedImage): Image {
    const sources = variants.map((variant) => ({
      path: this.pathOf(`${name}-${variant.width}.webp`),
      width: variant.width,
    }));
    return { width, height, color, ...(accent !== undefined && { accent }), sources };
  }

  uploads(): readonly Upload[] {
    return this.#items.map(({ name, contentType, bytes, source }) => ({
      path: this.pathOf(name),
      contentType,
      bytes,
      source,
    }));
  }
}
