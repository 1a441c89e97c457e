import { LoadingBar } from '../ui/loading-bar.tsx';

/** What a route shows on a first visit until its code and its page are there. */

export function HomeFallback() {
  return <LoadingBar active />;
}

export function ComicFallback() {
  return <LoadingBar active />;
}

export function ReaderFallback() {
  return <LoadingBar active />;
}
