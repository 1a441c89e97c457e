import { languageOfScript } from '@rawi/model/text/language-of-script';
import { useWords } from '../../../core/i18n/i18n.ts';
import { OneLine } from '../../../core/ui/one-line.tsx';
import classes from './cover-field.module.css';

interface CoverPreviewProps {
  /** Undefined until the picture is there. */
  readonly url: string | undefined;
  readonly title: string;
}

/** A cover as readers will see it: as a card with its title, and small in a row of a list. */
export function CoverPreview({ url, title }: CoverPreviewProps) {
  const t = useWords('upload');
  const name = title.trim();
  const line = name === '' ? t('cover.untitled') : name;
  return (
    <div className={classes.preview}>
      <figure className={classes.card}>
        <Picture url={url} alt={t('cover.alt')} />
        <figcaption>
          <OneLine className={classes.title} text={line} lang={languageOfScript(line)} />
        </figcaption>
      </figure>
      <div className={classes.row} aria-hidden="true">
        <Picture url={url} alt="" />
        <OneLine className={classes.small} text={line} lang={languageOfScript(line)} />
      </div>
    </div>
  );
}

function Picture({ url, alt }: { readonly url: string | undefined; readonly alt: string }) {
  return <span className={classes.picture}>{url !== undefined && <img src={url} alt={alt} />}</span>;
}
