import { createServer } from 'node:net';
import { stopWith } from './stop-with.mjs';

export const HOST = '127.0.0.1';

/** architecture.md, "Local addresses". */
const PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  websocket: 9150,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  smtp: 1025,
  inbox: 1080,
  push: 1082,
  vite: 5173,
};

/** Every port, moved by `RAWI_PORT_OFFSET` (or by `fallback` where that is not set). */
export const ports = (fallback = 0) => movedBy('RAWI_PORT_OFFSET', fallback);

/** The ports of `npm test`, moved by `RAWI_TEST_OFFSET`: away from `npm start`, so that both can run at once. */
export const testPorts = () => (isSet('RAWI_TEST_OFFSET') ? movedBy('RAWI_TEST_OFFSET', 0) : ports(10_000));

const isSet = (variable) => process.env[variable] !== undefined && process.env[variable] !== '';

function movedBy(variable, fallback) {
  const given = process.env[variable];
  const offset = isSet(variable) ? Number(given) : fallback;
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    stopWith(
      `${variable} is "${given}", which is not a whole number from 0 to 50000.`,
      'Unset it, or set it to a number such as 100.',
    );
  }
  return {
    offset,
    ...Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + offset])),
  };
}

/**
 * Stops with the taken port's number and what to do, before anything is started; `command` is what was asked for, with
 * the variable that moves its ports.
 */
export async function requireFreePorts(table, command = ['RAWI_PORT_OFFSET', 'npm start']) {
  const [variable, script] = command;
  for (const [name, port] of Object.entries(table)) {
    if (name === 'offset' || name === 'vite') continue;
    if (!(await isFree(port))) {
      stopWith(
        `Port ${port} (${name}) is already in use.`,
        `Stop the program that uses it (another Rawi?), or move all of Rawi's ports: ${variable}=${table.offset + 100} ${script}`,
      );
    }
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
