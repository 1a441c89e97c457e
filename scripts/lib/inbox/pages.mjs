/** The inbox's pages: plain documents without scripts; text of either direction keeps its own (`dir="auto"`). */

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  h1 { font-size: 1.4rem; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid #8888; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem .25rem; color: inherit; text-decoration: none; }
  li a:hover, li a:focus-visible { background: #8882; }
  .subject { font-weight: 600; }
  .quiet { opacity: .75; font-size: .9rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
  dd { margin: 0; }
  iframe { width: 100%; height: 60vh; border: 1px solid #8888; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8888; padding: 1rem; }
`;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text) {
  return String(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}

function page(title, body, head = '') {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>${head}<style>${STYLE}</style></head><body>${body}</body></html>`;
}

const auto = (text) => `<span dir="auto">${escapeHtml(text)}</span>`;
const time = (iso) => `<time datetime="${iso}">${escapeHtml(iso.slice(0, 19).replace('T', ' '))}</time>`;

/** All mails, newest first; the page looks again every few seconds. */
export function inboxPage(messages) {
  const rows = messages.map(
    ({ id, subject, to, receivedAt }) => `<li><a href="/messages/${id}">
<span class="subject">${auto(subject || '(no subject)')}</span><span class="quiet">${time(receivedAt)}</span>
<span class="quiet">${auto(to.join(', '))}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol>${rows.join('\n')}</ol>`
      : '<p>No mail yet. What Rawi sends on this machine arrives here.</p>';
  return page(
    `Inbox (${messages.length})`,
    `<h1>Rawi’s local inbox</h1>${list}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

export function messagePage({ id, subject, from, to, receivedAt, text, html }) {
  const shown = html
    ? `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html"></iframe>`
    : '';
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${auto(subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${auto(from)}</dd><dt>To</dt><dd>${auto(to.join(', '))}</dd><dt>Received</dt><dd>${time(receivedAt)}</dd></dl>
${shown}<h2>As text</h2><pre dir="auto">${linked(text)}</pre>`,
  );
}

export function noSuchMessage() {
  return page('No such mail', '<h1>No such mail</h1><p><a href="/">All mails</a></p>');
}

/** The text with its web addresses as links. */
function linked(text) {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>"']+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}
