import { describe, expect, it } from 'vitest';
import { isSupported } from './require-node.mjs';

describe('the Node version', () => {
  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
    ['24.0.0', true],
  ])('%s is supported: %s', (version, supported) => {
    expect(isSupported(version)).toBe(supported);
  });
});
