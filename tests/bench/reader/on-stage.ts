import { type Browser, chromium } from '@playwright/test';
import { readerChapters } from './chapters.ts';
import { startFileServer } from './file-server.ts';
import { startSiteServer } from './site-server.ts';
import type { Stage } from './stage.ts';

/** The stage before there is a browser. */
interface EmptyStage extends Omit<Stage, 'browser'> {
  /** `more`: further arguments. */
  readonly launch: (more?: readonly string[]) => Promise<Browser>;
}

/** Measures over the chapters and their two small servers, which are stopped afterwards; resolves with what they are made of. */
export async function onStage(measure: (stage: EmptyStage) => Promise<void>): Promise<string> {
  const chapters = await readerChapters();
  const files = await startFileServer(chapters.fileAt);
  const server = await startSiteServer(chapters.documents, files.address);
  const pdf = `http://${files.address}/v0/b/bench/o/${encodeURIComponent(chapters.pdf)}?alt=media`;
  try {
    await measure({ launch, site: `http://${server.address}`, files, pdf });
  } finally {
    server.stop();
    files.stop();
  }
  return chapters.source;
}

function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM is not set; run this with npm run bench.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    ...more,
  ];
  return chromium.launch({ executablePath, args });
}
