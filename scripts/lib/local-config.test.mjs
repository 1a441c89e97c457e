import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUCKET, CONTACT_ADDRESS, clientConfig, PROJECT, UPLOADS_BUCKET } from './local-config.mjs';
import { ports } from './ports.mjs';
import { root } from './root.mjs';

const text = (path) => readFileSync(join(root, path), 'utf8');

it('the local buckets are named alike wherever they are named', () => {
  const { targets } = JSON.parse(text('.firebaserc'));
  expect(targets[PROJECT].storage).toEqual({ published: [BUCKET], uploads: [UPLOADS_BUCKET] });
  expect(text('functions/.env.demo-rawi')).toContain(`\nUPLOADS_BUCKET=${UPLOADS_BUCKET}\n`);
  expect(clientConfig(ports())).toMatchObject({ storageBucket: BUCKET, uploadsBucket: UPLOADS_BUCKET });
});

it('the local address to write to is the same in texts of the site and in mails', () => {
  expect(text('functions/.env.demo-rawi')).toContain(`\nCONTACT_ADDRESS=${CONTACT_ADDRESS}\n`);
  expect(clientConfig(ports())).toMatchObject({ contactAddress: CONTACT_ADDRESS });
});

it('both buckets have the same rules, which tell them apart by their names', () => {
  expect(JSON.parse(text('firebase.json')).storage).toEqual([
    { target: 'published', rules: 'storage.rules' },
    { target: 'uploads', rules: 'storage.rules' },
  ]);
  const [, pattern] = /bucket\.matches\('([^']+)'\)/.exec(text('storage.rules')) ?? [];
  expect([BUCKET, UPLOADS_BUCKET].map((name) => new RegExp(`^(?:${pattern})$`).test(name))).toEqual([
    false,
    true,
  ]);
});
