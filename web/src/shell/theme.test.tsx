import { Button, MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PlainButton, PlainLink } from '../core/ui/plain-button.tsx';
import { theme } from './theme.ts';

/** What is drawn, element by element: its name, and all of its attributes sorted by name. */
function drawn(element: ReactElement) {
  const { container } = render(
    <MemoryRouter>
      <MantineProvider theme={theme}>{element}</MantineProvider>
    </MemoryRouter>,
  );
  const root = container.querySelector('a, button');
  return [root, ...(root?.querySelectorAll('*') ?? [])].map((each) => [
    each?.tagName,
    ...Array.from(each?.attributes ?? [], ({ name, value }) => `${name}=${value}`).toSorted(),
  ]);
}
const noop = () => undefined;

describe('the plain button', () => {
  it.each([
    [
      'a link with an icon',
      <PlainLink key="a" to="/x" size="lg" className="own" icon={<i />}>
        Read
      </PlainLink>,
      <Button key="b" component={Link} to="/x" size="lg" className="own" leftSection={<i />}>
        Read
      </Button>,
    ],
    [
      'a quiet link',
      <PlainLink key="a" to="/x" variant="default">
        Read
      </PlainLink>,
      <Button key="b" component={Link} to="/x" variant="default">
        Read
      </Button>,
    ],
    [
      'a button',
      <PlainButton key="a" onClick={noop}>
        Again
      </PlainButton>,
      <Button key="b" onClick={noop}>
        Again
      </Button>,
    ],
    [
      'a button on a notice',
      <PlainButton key="a" onClick={noop} size="sm" variant="subtle" inherits>
        Again
      </PlainButton>,
      <Button key="b" onClick={noop} size="sm" variant="subtle" color="gray" c="inherit">
        Again
      </Button>,
    ],
  ])('is what Mantine draws: %s', (_, plain, mantines) => {
    expect(drawn(plain)).toEqual(drawn(mantines));
  });

  it('is what Mantine draws while it is loading, except for how that begins', () => {
    const unmoved = (element: ReactElement) =>
      drawn(element).map((each) =>
        each.filter((part) => !(part?.startsWith('style=') && part.includes('translate'))),
      );
    expect(
      unmoved(
        <PlainButton onClick={noop} loading>
          Again
        </PlainButton>,
      ),
    ).toEqual(
      unmoved(
        <Button onClick={noop} loading>
          Again
        </Button>,
      ),
    );
  });
});
