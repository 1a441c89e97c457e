import { afterEach, describe, expect, it, vi } from 'vitest';
import { ports, testPorts } from './ports.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('the ports of npm test', () => {
  it('lie above those of npm start', () => {
    vi.stubEnv('RAWI_PORT_OFFSET', '');
    vi.stubEnv('RAWI_TEST_OFFSET', '');
    expect(testPorts().hosting).toBe(15_000);
    expect(ports().hosting).toBe(5000);
  });

  it('are moved by RAWI_TEST_OFFSET, which moves nothing else', () => {
    vi.stubEnv('RAWI_PORT_OFFSET', '');
    vi.stubEnv('RAWI_TEST_OFFSET', '300');
    expect(testPorts()).toMatchObject({ offset: 300, hosting: 5300, firestore: 8380 });
    expect(ports().hosting).toBe(5000);
  });
});
