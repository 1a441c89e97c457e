/** What search engines ask of each kind: the required and recommended fields of schema.org types that we use. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'inLanguage', 'description'],
  ComicSeries: ['name', 'url', 'image', 'description', 'author', 'genre', 'publisher', 'inLanguage'],
  ComicIssue: ['name', 'url', 'image', 'issueNumber', 'isPartOf', 'inLanguage', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity'],
  ItemList: ['name', 'url', 'numberOfItems', 'itemListElement'],
  BlogPosting: [
    'headline',
    'description',
    'url',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'inLanguage',
  ],
};
