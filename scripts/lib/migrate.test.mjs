import { expect, it } from 'vitest';
import { migrate } from './migrate.mjs';
import { CommandFailed } from './run.mjs';

const ending = (code) => ({
  start: async () => {
    throw new CommandFailed('migrations', code);
  },
});

it('a dry run that names what would be left is no failure: a deploy goes on to the run that notes it', async () => {
  await migrate({}, ['--project', 'a', '--dry-run'], ending(1));
  await expect(migrate({}, ['--project', 'a'], ending(1))).rejects.toThrow(CommandFailed);
  await expect(migrate({}, ['--project', 'a', '--dry-run'], ending(2))).rejects.toThrow(CommandFailed);
});
