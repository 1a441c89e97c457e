/**
 * What RFC 4287 demands of a feed, as a RELAX NG schema of our own: which elements stand where, which of them must be there and how
 * often, and the form of their values. Elements of other vocabularies may stand beside those of Atom.
 */

const once = ['id', 'title', 'updated'];
const atMostOnce = [
  'published',
  'rights',
  'subtitle',
  'summary',
  'content',
  'icon',
  'logo',
  'generator',
  'source',
];

const ref = (name: string) => `<ref name="${name}"/>`;
const define = (name: string, what: string) => `<define name="${name}">${what}</define>`;
const element = (name: string, what: string) => `<element name="${name}">${ref('common')}${what}</element>`;
const attribute = (name: string, what: string) => `<attribute name="${name}">${what}</attribute>`;
const optional = (what: string) => `<optional>${what}</optional>`;
const many = (what: string) => `<zeroOrMore>${what}</zeroOrMore>`;
const some = (what: string) => `<oneOrMore>${what}</oneOrMore>`;
const data = (type: string, pattern?: string) =>
  pattern === undefined
    ? `<data type="${type}"/>`
    : `<data type="${type}"><param name="pattern">${pattern}</param></data>`;
const either = (...values: readonly string[]) =>
  `<choice>${values.map((value) => `<value>${value}</value>`).join('')}</choice>`;

const uri = data('anyURI', String.raw`https?://[^\s]+`);
const filled = data('string', String.raw`[\s\S]*\S[\s\S]*`);
const text = (name: string) =>
  define(name, element(name, `${optional(attribute('type', either('text', 'html')))}${filled}`));

/** Elements that stand in a feed or an entry: `times` says how often. */
const within = (names: readonly string[], times: (what: string) => string) =>
  names.map((name) => times(ref(name))).join('');

export const ATOM_SCHEMA = `<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/2005/Atom" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
<start>${ref('feed')}</start>
${define('common', optional(attribute('xml:lang', data('string', '[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*'))))}
${define('id', element('id', uri))}
${['title', 'subtitle', 'summary', 'rights'].map(text).join('\n')}
${define('content', element('content', `${attribute('type', either('text', 'html'))}<text/>`))}
${['updated', 'published'].map((name) => define(name, element(name, data('dateTime')))).join('\n')}
${['icon', 'logo'].map((name) => define(name, element(name, uri))).join('\n')}
${define('generator', element('generator', filled))}
${define('source', element('source', many('<text/>')))}
${define('person', `<interleave><element name="name">${filled}</element>${optional(`<element name="uri">${uri}</element>`)}${optional(`<element name="email">${filled}</element>`)}</interleave>`)}
${define('author', element('author', ref('person')))}
${define('contributor', element('contributor', ref('person')))}
${define('category', element('category', `${attribute('term', filled)}${optional(attribute('scheme', uri))}${optional(attribute('label', '<text/>'))}<empty/>`))}
${define('link', element('link', `${attribute('href', uri)}${attribute('rel', either('self', 'alternate', 'enclosure', 'related', 'via', 'next', 'previous'))}${optional(attribute('type', data('string', '[a-z]+/[a-z0-9.+-]+(; ?.+)?')))}${optional(attribute('hreflang', '<text/>'))}${optional(attribute('title', '<text/>'))}<empty/>`))}
${define('other', '<element><anyName><except><nsName/></except></anyName><zeroOrMore><choice><attribute><anyName/></attribute><text/></choice></zeroOrMore></element>')}
${define(
  'entry',
  element(
    'entry',
    `<interleave>${within(once, (what) => what)}${within(
      atMostOnce.filter((name) => !['subtitle', 'icon', 'logo', 'generator'].includes(name)),
      optional,
    )}${within(['author', 'contributor', 'category', 'other'], many)}${some(ref('link'))}</interleave>`,
  ),
)}
${define('feed', element('feed', `<interleave>${within(once, (what) => what)}${within(['subtitle', 'rights', 'icon', 'logo', 'generator'], optional)}${some(ref('author'))}${within(['contributor', 'category', 'other'], many)}${some(ref('link'))}${many(ref('entry'))}</interleave>`))}
</grammar>`;
