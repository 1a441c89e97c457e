import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printTable, readCommand, requireOpen } from './project-command.mjs';
import { sentenceOf } from './project-errors.mjs';
import { publishedBucket } from './published-bucket.mjs';

const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Error(`ended with ${code}`);
});
const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  exit.mockClear();
  said.mockClear();
});
const sentence = () => said.mock.calls.flat().join('\n');

describe('the arguments of a command', () => {
  const read = (...args) =>
    readCommand({
      usage: 'npm run it -- <folder>',
      options: { loud: { type: 'boolean', default: false } },
      check({ positionals }) {
        if (positionals.length !== 1) throw new TypeError('Name one folder.');
      },
      args,
    });

  it('are its own, and the project for every one', () => {
    const { values, positionals } = read('a', '--project', 'rawi-prod', '--yes', '--loud');
    expect([{ ...values }, positionals]).toEqual([{ project: 'rawi-prod', yes: true, loud: true }, ['a']]);
  });

  it.each([[['a', 'b']], [[]], [['a', '--else']], [['a', '--project']], [['a', '--project=']]])(
    'are refused with how it is used: %j',
    (args) => {
      expect(() => read(...args)).toThrow('ended with 2');
      expect(sentence()).toContain('Usage: npm run it -- <folder>');
    },
  );
});

describe('a real project', () => {
  const target = { project: 'rawi-prod', isReal: true, bucket: 'rawi-prod.firebasestorage.app' };
  const services = ({ error, noLogin, hasBucket = true, isMute = false } = {}) => ({
    token: async () => {
      if (noLogin) throw noLogin;
    },
    firestore: async () => ({
      doc: () => ({
        get: async () => {
          if (error) throw error;
          if (isMute) await new Promise(() => {});
        },
      }),
    }),
    bucket: async () => ({ exists: async () => [hasBucket] }),
  });

  it('that answers and has its bucket is open', async () => {
    await requireOpen(target, { services: services() });
    expect(exit).not.toHaveBeenCalled();
  });

  it.each([
    [Object.assign(new Error('5 NOT_FOUND'), { code: 5 }), 'There is no project rawi-prod'],
    [
      Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 }),
      'Your account may not do this in rawi-prod',
    ],
    [Object.assign(new Error('16 UNAUTHENTICATED'), { code: 16 }), 'Google does not know who you are'],
    [new Error('Could not load the default credentials.'), 'Google does not know who you are'],
    [Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }), 'rawi-prod cannot be reached'],
  ])('that answers %s is refused with a sentence', async (error, words) => {
    await expect(requireOpen(target, { services: services({ error }) })).rejects.toThrow('ended with 2');
    expect(sentence()).toContain(words);
    expect(sentence()).toContain('The command can be run again.');
  });

  it('is not asked for anything without a login', async () => {
    const noLogin = Object.assign(new Error('failed to fetch a valid Google OAuth2 access token'), {
      code: 'app/invalid-credential',
    });
    const opened = requireOpen(target, { services: services({ noLogin }) });
    await expect(opened).rejects.toThrow('ended with 2');
    expect(sentence()).toContain('gcloud auth application-default login');
  });

  it('that says nothing for long is refused', async () => {
    const opened = requireOpen(target, { services: services({ isMute: true }), patienceMs: 5 });
    await expect(opened).rejects.toThrow('ended with 2');
    expect(sentence()).toContain('rawi-prod cannot be reached');
  });

  it('without its bucket is refused, and told how it is named', async () => {
    await expect(requireOpen(target, { services: services({ hasBucket: false }) })).rejects.toThrow(
      'ended with 2',
    );
    expect(sentence()).toContain('rawi-prod has no bucket rawi-prod.firebasestorage.app.');
  });

  it('a fault of ours is no sentence', async () => {
    const error = new TypeError('x is undefined');
    await expect(requireOpen(target, { services: services({ error }) })).rejects.toThrow(error);
  });

  it('of the local suite it is asked whether that is running', () => {
    const error = Object.assign(new Error('gone'), { code: 14 });
    expect(sentenceOf(error, { project: 'demo-rawi', isReal: false })?.remedy).toContain('npm start');
  });
});

describe('the bucket of a project', () => {
  let web;
  beforeEach(() => {
    web = mkdtempSync(join(tmpdir(), 'rawi-web-'));
  });
  afterEach(() => rmSync(web, { recursive: true }));
  const rc = (targets) => {
    const file = join(web, 'rc.json');
    writeFileSync(file, JSON.stringify({ targets }));
    return file;
  };

  it('is that of the site’s settings, of this project alone', async () => {
    const settings = {
      projectId: 'rawi-prod',
      apiKey: 'k',
      storageBucket: 'ours',
      uploadsBucket: 'u',
      contactAddress: 'c',
    };
    writeFileSync(join(web, '.env.production.local'), `VITE_RAWI_FIREBASE=${JSON.stringify(settings)}\n`);
    expect(await publishedBucket('rawi-prod', { web, rc: rc({}) })).toBe('ours');
    expect(await publishedBucket('another', { web, rc: rc({}) })).toBe('another.firebasestorage.app');
  });

  it('else that which the rules are deployed to, else the one that Firebase makes', async () => {
    const targets = { 'rawi-prod': { storage: { published: ['theirs'] } } };
    expect(await publishedBucket('rawi-prod', { web, rc: rc(targets) })).toBe('theirs');
    expect(await publishedBucket('rawi-prod', { web, rc: rc(undefined) })).toBe(
      'rawi-prod.firebasestorage.app',
    );
  });
});

it('the table at the end has its values below each other', () => {
  const lines = [];
  printTable(
    [
      ['comics', 3],
      ['pages still to be rebuilt', 0],
    ],
    (line) => lines.push(line),
  );
  expect(lines).toEqual(['', 'comics                     3', 'pages still to be rebuilt  0']);
});
