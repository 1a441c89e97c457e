interface Both {
  readonly en: string;
  readonly ar: string;
}

export const PAGE_WORDS: Readonly<Record<'name' | 'title' | 'lead' | 'texts', Both>>;
