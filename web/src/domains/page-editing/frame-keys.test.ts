import { describe, expect, it } from 'vitest';
import { frameStep, stepBack } from './frame-keys.ts';

const key = (name: string, held: Partial<Parameters<typeof frameStep>[0]> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  ...held,
});

describe('the keys of a frame', () => {
  it('move it by a hundredth of the page, and with Ctrl by a thousandth', () => {
    const isHeld = false;
    expect(frameStep(key('ArrowLeft'))).toEqual({ taken: 'move', by: { x: -100, y: 0 }, isHeld });
    expect(frameStep(key('ArrowDown', { ctrlKey: true }))).toEqual({
      taken: 'move',
      by: { x: 0, y: 10 },
      isHeld,
    });
    expect(frameStep(key('ArrowUp', { repeat: true }))).toEqual({
      taken: 'move',
      by: { x: 0, y: -100 },
      isHeld: true,
    });
  });

  it('move its ends with Shift and its beginnings with Alt', () => {
    expect(frameStep(key('ArrowRight', { shiftKey: true }))).toMatchObject({ taken: ['right', 'bottom'] });
    expect(frameStep(key('ArrowRight', { altKey: true }))).toMatchObject({ taken: ['left', 'top'] });
  });

  it('take it away, and leave all others alone', () => {
    expect(frameStep(key('Delete'))).toEqual({ taken: 'away' });
    expect(frameStep(key('Backspace'))).toEqual({ taken: 'away' });
    expect(frameStep(key('Enter'))).toBeUndefined();
  });

  it('leave Alt and Ctrl to what is around the page where that has such keys', () => {
    expect(frameStep(key('ArrowUp', { altKey: true }), 'shift')).toBeUndefined();
    expect(frameStep(key('ArrowUp', { ctrlKey: true }), 'shift')).toBeUndefined();
    expect(frameStep(key('Delete', { altKey: true }), 'shift')).toBeUndefined();
    expect(frameStep(key('ArrowUp', { shiftKey: true }), 'shift')).toMatchObject({
      taken: ['right', 'bottom'],
    });
  });
});

describe('the keys that take a step back', () => {
  const pressed = (name: string, code: string, more: Partial<Parameters<typeof stepBack>[0]> = {}) =>
    stepBack({ ...key(name), code, ctrlKey: true, ...more });

  it('go by the Latin letter on the key, and else by its place', () => {
    expect(pressed('z', 'KeyZ')).toBe('undo');
    expect(pressed('ئ', 'KeyZ')).toBe('undo');
    expect(pressed('z', 'KeyY')).toBe('undo');
    expect(pressed('y', 'KeyZ')).toBe('redo');
    expect(pressed('Z', 'KeyZ', { shiftKey: true })).toBe('redo');
    expect(pressed('z', 'KeyW', { ctrlKey: false, metaKey: true })).toBe('undo');
  });

  it('are no others', () => {
    expect(pressed('z', 'KeyZ', { ctrlKey: false })).toBeUndefined();
    expect(pressed('z', 'KeyZ', { altKey: true })).toBeUndefined();
    expect(pressed('x', 'KeyX')).toBeUndefined();
  });
});
