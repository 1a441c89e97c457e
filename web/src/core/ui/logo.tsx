import classes from './logo.module.css';

/** The logo (a speech balloon with the letter ر) and the name in the interface's script. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 34" width="32" height="34" aria-hidden="true" className={classes.mark}>
        <path d="M5 0h22a5 5 0 0 1 5 5v17.5a5 5 0 0 1-5 5H15.500L8 34v-6.500H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" />
        <path d="M20.500 9.500c1.200 5.200-1.600 9.300-7.500 10" className={classes.letter} />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
