import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageError } from '../core/lib/page-error.ts';
import { handleAppError } from './handle-app-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch() {
  const rethrow = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', rethrow);
  return { rethrow, warn: vi.spyOn(console, 'warn').mockReturnValue(undefined) };
}

describe('handleAppError', () => {
  it('only warns of a status 500', () => {
    const { rethrow, warn } = watch();
    handleAppError(Object.assign(new Error('render'), { status: 500 }));
    expect(warn).toHaveBeenCalledOnce();
    expect(rethrow).not.toHaveBeenCalled();
  });

  it.each([new Error('plain'), Object.assign(new Error('teapot'), { status: 418 })])(
    'rethrows %s',
    (error) => {
      const { rethrow, warn } = watch();
      handleAppError(error);
      expect(rethrow).toHaveBeenCalledWith(error);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('leaves a page that does not exist to the error screen', () => {
    const { rethrow, warn } = watch();
    handleAppError(PageError.notFound());
    expect(rethrow).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
