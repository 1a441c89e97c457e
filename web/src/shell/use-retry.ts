import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { siteAnswers } from '../core/network/site-answers.ts';

/** Between two questions whether the site answers again, in milliseconds: from the first to the longest. */
const FIRST_WAIT = 3000;
const LONGEST_WAIT = 60_000;

/**
 * Reads the page again: when asked, and by itself once the site answers. A browser tells that its network is back, but not
 * that something comes through it: meanwhile the site is asked, ever more seldom, while the page is looked at.
 */
export function useRetry(isNeeded: boolean) {
  const { revalidate, state } = useRevalidator();
  // Kept between two readings: a site that answers without having the page must not be asked as often as at first.
  const wait = useRef(FIRST_WAIT);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(() => void ask(), wait.current);
      wait.current = Math.min(wait.current * 2, LONGEST_WAIT);
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
