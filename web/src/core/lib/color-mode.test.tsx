import { COLOR_MODE_KEY, type ColorMode } from '@rawi/model/constants';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorModeManager, forceColorMode, useForcedColorMode, useModeInForce } from './color-mode.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => localStorage.clear());

describe('colorModeManager', () => {
  it("keeps the specification's words under the fixed key", () => {
    const manager = colorModeManager();
    manager.set('auto');
    expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('system');
    expect(manager.get('light')).toBe('auto');
    manager.set('dark');
    expect(localStorage.getItem('rawi-color-mode')).toBe('dark');
  });

  it('ignores a stored value that is no mode', () => {
    localStorage.setItem(COLOR_MODE_KEY, 'sepia');
    expect(colorModeManager().get('light')).toBe('light');
  });

  it('follows a change made in another tab', () => {
    const manager = colorModeManager();
    const seen: string[] = [];
    manager.subscribe((scheme) => seen.push(scheme));
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY, newValue: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    manager.unsubscribe();
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY, newValue: 'light' }));
    expect(seen).toEqual(['dark']);
  });
});

describe('a forced mode', () => {
  function Shown() {
    return <output>{useModeInForce() ?? 'none'}</output>;
  }
  function Forcing({ mode }: { readonly mode: ColorMode }) {
    useForcedColorMode(mode);
    return null;
  }

  it('lasts as long as the page that forces it', () => {
    const { container, rerender } = render(<Shown />);
    rerender(
      <>
        <Shown />
        <Forcing mode="dark" />
      </>,
    );
    expect(container.textContent).toBe('dark');
    rerender(<Shown />);
    expect(container.textContent).toBe('none');
  });

  it('cannot be "system": it is ignored with a console warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { container } = render(<Shown />);
    const release = forceColorMode('system');
    expect(warn).toHaveBeenCalledOnce();
    expect(container.textContent).toBe('none');
    release();
  });
});
