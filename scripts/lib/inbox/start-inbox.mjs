import { createServer } from 'node:http';
import { callbackify } from 'node:util';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { inboxPage, messagePage, noSuchMessage } from './pages.mjs';

const HOST = '127.0.0.1';
/** More than anyone looks at; the oldest go first. */
const KEPT = 500;

/**
 * Catches every mail that is sent to `smtpPort` and shows it on `httpPort`: a page at `/`, and JSON at `/api/messages`
 * (newest first; `?to=<address>` narrows it, `DELETE` empties it). Port 0 takes a free one. Resolves to
 * `{ messages, smtpPort, httpPort, stop }` once both answer.
 */
export async function startInbox({ smtpPort, httpPort }) {
  const messages = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: callbackify(async (stream, session) => {
      messages.unshift(await receive(stream, session));
      messages.length = Math.min(messages.length, KEPT);
    }),
  });
  const http = createServer((request, response) => answer(messages, request, response));
  await listening(smtp, smtpPort);
  try {
    await listening(http, httpPort);
  } catch (error) {
    await new Promise((resolve) => smtp.close(resolve));
    throw error;
  }
  return {
    messages,
    smtpPort: smtp.server.address().port,
    httpPort: http.address().port,
    async stop() {
      http.closeAllConnections();
      await Promise.all([smtp, http].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

function listening(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      // A broken connection is its sender's concern.
      server.on('error', () => {});
      resolve();
    });
  });
}

let received = 0;

async function receive(stream, session) {
  const mail = await simpleParser(stream);
  received += 1;
  return {
    id: `${Date.now().toString(36)}-${received}`,
    receivedAt: new Date().toISOString(),
    messageId: mail.messageId ?? null,
    from: mail.from?.text ?? session.envelope.mailFrom?.address ?? '',
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
  };
}

function answer(messages, request, response) {
  const url = new URL(request.url ?? '/', `http://${HOST}`);
  if (url.pathname === '/api/messages') {
    if (request.method === 'DELETE') messages.length = 0;
    const to = url.searchParams.get('to')?.toLowerCase();
    const shown = to
      ? messages.filter((message) => message.to.some((one) => one.toLowerCase() === to))
      : messages;
    return send(response, 200, 'application/json', JSON.stringify(shown));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(response, 405, 'text/plain', 'Only GET, and DELETE of /api/messages.');
  }
  if (url.pathname === '/') return send(response, 200, 'text/html', inboxPage(messages));
  const [, id, part] = /^\/messages\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? [];
  const message = messages.find((one) => one.id === id);
  if (!message) return send(response, 404, 'text/html', noSuchMessage());
  if (!part) return send(response, 200, 'text/html', messagePage(message));
  // The content of a mail runs no script, loads nothing and has no origin, in the frame and by its own address.
  return send(response, 200, 'text/html', message.html, {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox",
  });
}

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // A kept connection could be closed just when its client uses it again.
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
    ...headers,
  });
  response.end(body);
}
