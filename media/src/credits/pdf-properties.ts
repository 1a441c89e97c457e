import { xmlText } from '@rawi/model/text/xml-text';
import type { ReadingDirection } from '@rawi/model/truth/chapter';

/** What a file says of itself beside its pages. */
export interface PdfProperties {
  readonly title: string;
  /** Who wrote and drew it. */
  readonly authors: readonly string[];
  /** What else viewers list: who translated it. */
  readonly subject?: string | undefined;
  readonly translator?: string | undefined;
  readonly publisher?: string | undefined;
  /** A language tag. */
  readonly language: string;
  readonly readingDirection: ReadingDirection;
}

/**
 * The entries of the catalog (ISO 32000-1, tables 28 and 150), before which `metadata` names the properties as XML. Viewers take `TwoPageRight` as “the
 * first page alone, then two by two”, and `Direction` for which of the two stands on the right. A strip is one column.
 */
export function catalogEntries({ language, readingDirection }: PdfProperties, metadata: number): string[] {
  const direction = readingDirection === 'rtl' ? ' /Direction /R2L' : '';
  const layout = readingDirection === 'vertical' ? 'OneColumn' : 'TwoPageRight';
  return [
    `/Lang (${language})`,
    `/PageLayout /${layout}`,
    `/ViewerPreferences << /DisplayDocTitle true${direction} >>`,
    `/Metadata ${metadata} 0 R`,
  ];
}

/** The entries of what a file says of itself (ISO 32000-1, table 317). */
export function infoEntries({ title, authors, subject }: PdfProperties): string[] {
  return [
    `/Title ${textString(title)}`,
    `/Author ${textString(authors.join(', '))}`,
    ...(subject === undefined ? [] : [`/Subject ${textString(subject)}`]),
  ];
}

/** The same as XML (ISO 16684-1), where libraries look for it: in plain words, so that they find it without a reader of PDFs. */
export function metadataStream({
  title,
  authors,
  translator,
  publisher,
  subject,
  language,
}: PdfProperties): Buffer {
  const list = (name: string, kind: 'Seq' | 'Bag', values: readonly (string | undefined)[]) => {
    const items = values.flatMap((value) =>
      value === undefined ? [] : `<rdf:li>${xmlText(value)}</rdf:li>`,
    );
    return items.length === 0
      ? ''
      : `<dc:${name}><rdf:${kind}>${items.join('')}</rdf:${kind}></dc:${name}>\n`;
  };
  const named = (name: string, value: string | undefined) =>
    value === undefined
      ? ''
      : `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(value)}</rdf:li></rdf:Alt></dc:${name}>\n`;
  const xml = Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
${named('title', title)}${list('creator', 'Seq', authors)}${list('contributor', 'Bag', [translator])}${list('publisher', 'Bag', [publisher])}${named('description', subject)}${list('language', 'Bag', [language])}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`,
  );
  const head = `<< /Type /Metadata /Subtype /XML /Length ${xml.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), xml, Buffer.from('\nendstream')]);
}

/** A text string of any letters: UTF-16 behind its mark (ISO 32000-1, 7.9.2.2), in hexadecimal. */
function textString(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
}
