import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { siteAnswers } from '../lib/site-answers.ts';

/** Between two questions whether the site answers again, in milliseconds: from the first to the longest. */
const FIRST_WAIT = 3000;
const LONGEST_WAIT = 60_000;

/**
 * Reads the page again: when asked, and by itself once the site answers. A browser tells that its network is back, but not
 * that something comes through it: meanwhile the site is asked, ever more seldom, while the page is looked at.
 */
export function useRetry(isNeeded: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isNeeded) return;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (document.visibilityState === 'visible' && (await siteAnswers())) await revalidate();
      plan();
    };
    let isOver = false;
    const plan = () => {
      if (isOver) return;
      timer = setTimeout(() => void ask(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    plan();
    const handleOnline = () => void revalidate();
    window.addEventListener('online', handleOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isNeeded, revalidate]);
  return { retry: () => void revalidate(), isTrying: state === 'loading' };
}
