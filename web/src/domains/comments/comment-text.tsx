import classes from './comment-item.module.css';

/** Plain text: lines that mix scripts each begin where their own letters do, and nothing in it is a link. */
export function CommentText({ text }: { readonly text: string }) {
  const lines = text.split(/\n+/).map((line, at) => ({ line, key: `${at} ${line}` }));
  return (
    <div className={classes.words}>
      {lines.map(({ line, key }) => (
        <p key={key} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
