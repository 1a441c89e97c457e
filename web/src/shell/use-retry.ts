import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { siteAnswers } from '../core/network/site-answers.ts';

/** The first and the longest wait between two checks whether the site answers again, in milliseconds. */
const FIRST_WAIT_MS = 3000;
const MAX_WAIT_MS = 60_000;

/**
 * Reads the page again when asked, and by itself once the site answers. A browser reports that its network is
 * back, but not whether anything comes through it, so meanwhile the site is asked less and less often while
 * the page is visible.
 */
export function useRetry(isNeeded: boolean) {
  const { revalidate, state } = useRevalidator();
  // Kept between two readings: a site that answers without having the page must not be asked as often as at
  // first.
  const wait = useRef(FIRST_WAIT_MS);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(() => void ask(), wait.current);
      wait.current = Math.min(wait.current * 2, MAX_WAIT_MS);
    };
    const ask = async () => {
      const answers = document.visibilityState === 'visible' && (await siteAnswers());
      if (answers && !isOver) await revalidate();
      if (!isOver) plan();
    };
    const handleOnline = () => void revalidate();
    plan();
    window.addEventListener('online', handleOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isNeeded, revalidate]);
  return { retry: () => void revalidate(), isTrying: state === 'loading' };
}
