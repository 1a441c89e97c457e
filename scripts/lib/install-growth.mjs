import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether packages still arrive in a folder of packages or in npm's cache. */
export class InstallGrowth {
  #seen = '';
  #grewAt;
  #files;

  /** `now` tells the time in milliseconds. */
  constructor({ modules, cache, stallMs, now = Date.now }) {
    Object.assign(this, { modules, cache, stallMs, now });
    this.#grewAt = now();
  }

  /** How many packages are there, and whether nothing has been added for `stallMs`. */
  async look() {
    const { packages, mark } = await this.#glance();
    if (mark !== this.#seen) {
      this.#seen = mark;
      this.#grew();
    }
    const idle = this.now() - this.#grewAt;
    // All of the tree has more than ten thousand folders: it is counted twice, and only where nothing else has changed.
    if (idle >= this.stallMs / 2) this.#files ??= await this.#countFiles();
    if (idle < this.stallMs) return { packages, stalled: false };
    const stalled = this.#files === (await this.#countFiles());
    if (!stalled) this.#grew();
    return { packages, stalled };
  }

  #grew() {
    this.#grewAt = this.now();
    this.#files = undefined;
  }

  async #countFiles() {
    return (await entriesOf(this.modules, { recursive: true })).length;
  }

  /** A text that changes when a package gets its first files, or when something arrives in npm's cache. */
  async #glance() {
    const folders = await this.#packageFolders();
    const contents = await Promise.all(folders.map((folder) => entriesOf(folder)));
    const files = contents.reduce((sum, entries) => sum + entries.length, 0);
    return {
      packages: contents.filter((entries) => entries.includes('package.json')).length,
      mark: JSON.stringify([folders.length, files, await this.#arriving()]),
    };
  }

  async #packageFolders() {
    const names = (await entriesOf(this.modules)).filter((name) => !name.startsWith('.'));
    const nested = await Promise.all(
      names.map(async (name) => {
        const folder = join(this.modules, name);
        if (!name.startsWith('@')) return [folder];
        return (await entriesOf(folder)).map((scoped) => join(folder, scoped));
      }),
    );
    return nested.flat();
  }

  /** npm writes what it downloads to `tmp`, and moves what is whole to folders named by its hash. */
  async #arriving() {
    const looked = ['tmp', 'content-v2/sha512'].map(async (name) => {
      const folder = join(this.cache, '_cacache', name);
      return Promise.all((await entriesOf(folder)).map((entry) => stampOf(join(folder, entry))));
    });
    return (await Promise.all(looked)).flat();
  }
}

const stampOf = (file) =>
  stat(file).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => '',
  );

/** Nothing where there is no such folder, or not any more. */
const entriesOf = (folder, options) => readdir(folder, options).catch(() => []);
