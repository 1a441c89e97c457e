import { useEffect, useState } from 'react';

/** A phone's address bar comes and goes by about this much: no reason to draw the pages again. */
const ADDRESS_BAR = 120;

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The window's size in CSS pixels, as far as it matters for drawing pages. */
export function useScreen(): Screen {
  const [screen, setScreen] = useState(windowSize);
  useEffect(() => {
    const handleResize = () =>
      setScreen((known) => {
        const now = windowSize();
        const isSame = now.width === known.width && Math.abs(now.height - known.height) < ADDRESS_BAR;
        return isSame ? known : now;
      });
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);
  return screen;
}

function windowSize(): Screen {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
