import { ACCENT } from '@rawi/model/brand';
import { BRAND } from '@rawi/model/constants';
import { LOCALE_DIRECTIONS, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { MailSection } from './mail-parts.ts';

/** Mail programs support tables and inline styles; nothing here loads anything from elsewhere. */

const FONT = "font-family:'Segoe UI',Tahoma,Roboto,Arial,sans-serif";
const INK = 'color:#12181e';
const MUTED = 'color:#5c6975';
const BUTTON = `display:inline-block;padding:14px 28px;border-radius:6px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none`;
const CODE =
  "display:inline-block;padding:12px 20px;border-radius:6px;background:#edf0f3;font:700 30px 'Courier New',monospace;letter-spacing:8px";

/** The site's name in every language. */
export const BRAND_LINE = LOCALES.map((locale) => BRAND[locale]).join(' · ');

/**
 * The mail as a document, with the language and direction of its first section. Its card is as wide as the window, up to
 * 560 px: a table with that width of its own would be wider than a phone.
 */
export function mailHtml(sections: readonly MailSection[]): string {
  const [first] = sections;
  if (!first) throw new Error('A mail has a section.');
  const line = '<tr><td style="border-top:1px solid #cad2d9;font-size:0;line-height:0">&nbsp;</td></tr>';
  return `<!doctype html>
<html lang="${first.locale}" dir="${LOCALE_DIRECTIONS[first.locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(first.heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f8f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #cad2d9;border-radius:8px">
<tr><td style="padding:20px 24px;border-bottom:4px solid ${ACCENT};${FONT};font-size:20px;font-weight:700;${INK}">${BRAND_LINE}</td></tr>
${sections.map(sectionHtml).join(`\n${line}\n`)}
</table>
</td></tr></table>
</body>
</html>
`;
}

function sectionHtml(section: MailSection): string {
  const { locale, heading, paragraphs, code, action, notes, unsubscribe } = section;
  const direction = LOCALE_DIRECTIONS[locale];
  const side = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${withLanguages(escapeHtml(text), locale)}</p>`;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code
      ? [`<p style="margin:0 0 16px"><span dir="ltr" style="${CODE}">${escapeHtml(code)}</span></p>`]
      : []),
    ...(action
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(action.href)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...notes.map((note) => `<p style="margin:0 0 8px;font-size:14px;${MUTED}">${escapeHtml(note)}</p>`),
    ...(unsubscribe
      ? [
          `<p style="margin:0;font-size:14px"><a href="${escapeHtml(unsubscribe.href)}" style="${MUTED}">${escapeHtml(unsubscribe.label)}</a></p>`,
        ]
      : []),
  ];
  return `<tr><td lang="${locale}" dir="${direction}" align="${side}" style="padding:28px 24px;text-align:${side};${FONT};font-size:16px;line-height:1.7;${INK}">
${parts.join('\n')}
</td></tr>`;
}

/**
 * Gives each isolated text (U+2068 to U+2069: the names and words that people gave) the language of its script where that is not
 * the language of the section, so that it is read aloud as it is written.
 */
function withLanguages(html: string, locale: Locale): string {
  return html.replaceAll(/\u2068([^\u2068\u2069]*)\u2069/g, (whole, text: string) => {
    const language = languageOfScript(text);
    return language === locale ? whole : `\u2068<span lang="${language}">${text}</span>\u2069`;
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
