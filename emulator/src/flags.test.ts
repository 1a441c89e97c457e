import { describe, expect, it } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

describe('parseFlags', () => {
  it('reads what the Firebase CLI passes', () => {
    const args =
      '--host 127.0.0.1 --port 8085 --websocket_port 9150 --database-edition standard --project_id demo-rawi --seed_from_export /x/meta --rules /x/r --single_project_mode true --functions_emulator 127.0.0.1:5001';
    expect(parseFlags(args.split(' '))).toEqual({
      host: '127.0.0.1',
      port: 8085,
      projectId: 'demo-rawi',
      rules: '/x/r',
      indexes: undefined,
      seedFromExport: '/x/meta',
      functionsEmulator: '127.0.0.1:5001',
      singleProjectMode: true,
      unknown: [],
    });
  });

  it('takes --key=value', () => {
    expect(parseFlags(['--port=0', '--rules=a=b']).rules).toBe('a=b');
  });

  it('names unknown pairs instead of failing', () => {
    expect(parseFlags(['--later_option', '1', '--port', '1']).unknown).toEqual(['later_option']);
  });

  it.each([
    [['serve'], 'Unknown argument "serve"'],
    [['-p', '1'], 'Unknown argument "-p"'],
    [['--port'], '--port needs a value'],
    [['--port', '--host', 'x'], '--port needs a value'],
    [['--port', '99999'], '--port 99999 is no port number'],
    [['--port', 'http'], '--port http is no port number'],
  ])('refuses %j in one line', (args, message) => {
    expect(() => parseFlags(args)).toThrow(FlagError);
    expect(() => parseFlags(args)).toThrow(message);
    expect(() => parseFlags(args)).not.toThrow('\n');
  });
});
