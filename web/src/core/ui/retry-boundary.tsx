import { Component, type ReactNode } from 'react';

interface RetryBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead of children that threw; `retry` mounts them again. */
  readonly renderFailed: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Wraps children that may throw while rendering, and offers to try again. */
export class RetryBoundary extends Component<RetryBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.renderFailed(this.#retry) : this.props.children;
  }
}
