import type { Block, Inline } from '@rawi/model/pages/article-blocks';
import { Link } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { imageSource } from '../../core/pages/files.ts';
import classes from './article-body.module.css';

const SIZES = '(max-width: 768px) 94vw, 720px';

/** The text of an article. Its parts never change order, so an index works as a key. */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={classes.body}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockPart key={index} block={block} />);
}

function BlockPart({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Line inlines={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line inlines={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map(({ blocks }, index) => (
        <li key={index}>
          <Blocks blocks={blocks} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'code':
      return (
        // The block scrolls on its own, so it must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'picture':
      return <Picture block={block} />;
    case 'rule':
      return <hr />;
  }
}

function Picture({
  block: { image, alt, caption },
}: {
  readonly block: Extract<Block, { kind: 'picture' }>;
}) {
  const { src, srcSet, width, height, color } = imageSource(image);
  return (
    <figure>
      <img
        src={src}
        srcSet={srcSet}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        style={{ backgroundColor: color }}
        loading="lazy"
        decoding="async"
      />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Line({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <InlinePart key={index} inline={inline} />);
}

function InlinePart({ inline }: { readonly inline: Inline }) {
  const locale = useLocale();
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'strong':
      return (
        <strong>
          <Line inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Line inlines={inline.children} />
        </em>
      );
    case 'code':
      return <code dir="ltr">{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link': {
      const words = <Line inlines={inline.children} />;
      return inline.href.startsWith('/') ? (
        <Link to={`/${locale}${inline.href}`.replace(/\/$/, '')}>{words}</Link>
      ) : (
        <a href={inline.href} rel="noopener">
          {words}
        </a>
      );
    }
  }
}
