import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { unsubscribeHeaders } from './links.ts';
import { smtpSender } from './send-mail.ts';

/** Remote for the sender, which knows 127.0.0.1 and localhost as this machine, and still this machine. */
const REMOTE = '0.0.0.0';
const MAIL = { id: 'one', to: 'layla@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

const answerTo = (text: string): string => {
  if (/^STARTTLS/i.test(text)) return '502 unknown\r\n';
  return /^DATA/i.test(text) ? '354 go on\r\n' : '250 fine\r\n';
};

/** A mail server that knows no encryption and takes everything; `heard` is what it was told. */
async function plainServer(): Promise<{ readonly port: number; readonly heard: string[] }> {
  const heard: string[] = [];
  let isData = false;
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      heard.push(text);
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      const answer = answerTo(text);
      isData = answer.startsWith('354');
      socket.write(answer);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { port: address.port, heard };
}

const settings = (host: string, port: number) => ({
  host,
  port,
  user: 'rawi',
  password: 'secret-of-the-server',
  from: 'no-reply@rawi.test',
});

describe('the sender', () => {
  it('tells a remote server nothing that is not encrypted', async () => {
    const { port, heard } = await plainServer();
    const send = await smtpSender(settings(REMOTE, port));
    await expect(send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    const said = heard.join('');
    expect(said).toMatch(/^EHLO/);
    expect(said).not.toMatch(/AUTH|MAIL FROM|layla|secret/);
  });

  it('needs no encryption on this machine', async () => {
    const { port, heard } = await plainServer();
    const send = await smtpSender({ ...settings('127.0.0.1', port), user: '' });
    await send(MAIL);
    expect(heard.join('')).toContain('layla@example.com');
  });

  it('sends the headers of the mail beside its own', async () => {
    const { port, heard } = await plainServer();
    const send = await smtpSender({ ...settings('127.0.0.1', port), user: '' });
    await send({ ...MAIL, headers: unsubscribeHeaders({ site: 'https://rawi.test', secret: 'layla.x' }) });
    const said = heard.join('');
    expect(said).toContain('List-Unsubscribe: <https://rawi.test/api/unsubscribe?token=layla.x>');
    expect(said).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(said).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['file', { path: fileURLToPath(import.meta.url) }],
    ['address', { href: 'http://127.0.0.1:9/' }],
  ])('puts no %s into a mail, whatever a text asks for', async (_, content) => {
    const { port, heard } = await plainServer();
    const send = await smtpSender({ ...settings('127.0.0.1', port), user: '' });
    await expect(send({ ...MAIL, html: content as never })).rejects.toThrow('access rejected');
    expect(heard.join('')).not.toContain('smtpSender');
  });
});
