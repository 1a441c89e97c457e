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
  vite: 5173,
};

/** Every port, moved by `RAWI_PORT_OFFSET` (or by `fallback` where that is not set). */
export function ports(fallback = 0) {
  const given = process.env.RAWI_PORT_OFFSET;
  const offset = given === undefined || given === '' ? fallback : Number(given);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    stopWith(
      `RAWI_PORT_OFFSET is "${given}", which is not a whole number from 0 to 50000.`,
      'Unset it, or set it to a number such as 100.',
    );
  }
  return {
    offset,
    ...Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + offset])),
  };
}

/** Stops with the taken port's number and what to do, before anything is started. */
export async function requireFreePorts(table) {
  for (const [name, port] of Object.entries(table)) {
    if (name === 'offset' || name === 'vite') continue;
    if (!(await isFree(port))) {
      stopWith(
        `Port ${port} (${name}) is already in use.`,
        `Stop the program that uses it (another Rawi?), or move all of Rawi's ports: RAWI_PORT_OFFSET=${table.offset + 100} npm start`,
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
