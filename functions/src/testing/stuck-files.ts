import { FilesDouble } from './files-double.ts';

/** A bucket in which nothing can be removed whose path has a word in it. */
export class StuckFiles extends FilesDouble {
  readonly word: string;

  constructor(bucket: string, word: string) {
    super(bucket);
    this.word = word;
  }

  override async remove(path: string): Promise<void> {
    this.refuse(path);
    await super.remove(path);
  }

  override async removeAll(prefix: string): Promise<void> {
    this.refuse(prefix);
    await super.removeAll(prefix);
  }

  override async dropDownloadToken(path: string): Promise<void> {
    this.refuse(path);
    await super.dropDownloadToken(path);
  }

  refuse(path: string): void {
    if (path.includes(this.word)) throw new Error('Storage refuses this one.');
  }
}
