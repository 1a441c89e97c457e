import { ports as portTable } from './ports.mjs';
import { refuse } from './stop-with.mjs';
import { suiteEnvironment } from './suite.mjs';

/** The environment of the running `npm start`; stops where nothing answers there. */
export async function runningSuite() {
  const table = portTable();
  const env = suiteEnvironment(table);
  const answers = await fetch(`http://${env.FIREBASE_EMULATOR_HUB}/emulators`).then(
    (response) => response.ok,
    () => false,
  );
  if (!answers) {
    refuse(
      `Rawi is not running here (nothing answers on port ${table.hub}).`,
      'Start it in another terminal with `npm start` (with the same RAWI_PORT_OFFSET, if you set one), then run this again.',
    );
  }
  return env;
}
