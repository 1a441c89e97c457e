import { vi } from 'vitest';

/**
 * Before a test file: what Rawi's own modules keep is gone, since they are evaluated once more. The packages below
 * `node_modules` stay loaded, which take longer than most tests: the Admin SDK, gRPC, React.
 */
vi.resetModules();
