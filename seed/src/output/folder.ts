import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storagePaths } from '@rawi/model/paths';

export interface PublishedFile {
  /** The path in the bucket, and below `files/` on disk. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Files of one chapter or comic, published under a folder named after their content. */
export class Folder {
  readonly #files = new Map<string, { readonly content: Uint8Array; readonly contentType: string }>();

  add(name: string, contentType: string, content: Uint8Array): void {
    this.#files.set(name, { content, contentType });
  }

  /** Writes everything below `root` and returns where each file lies in the bucket. */
  async publish(
    root: string,
    ownerId: string,
  ): Promise<{ readonly files: readonly PublishedFile[]; readonly pathOf: (name: string) => string }> {
    const hash = createHash('sha256');
    for (const [name, { content }] of this.#files)
      hash.update(`${name}:${content.byteLength}:`).update(content);
    const folder = storagePaths.publicFolder(ownerId, hash.digest('hex').slice(0, 12));
    const files: PublishedFile[] = [];
    await mkdir(dirname(join(root, folder, 'x')), { recursive: true });
    for (const [name, { content, contentType }] of this.#files) {
      const path = `${folder}/${name}`;
      await writeFile(join(root, path), content);
      files.push({ path, contentType, bytes: content.byteLength });
    }
    return { files, pathOf: (name) => `${folder}/${name}` };
  }
}
