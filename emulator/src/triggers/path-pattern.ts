/**
 * Compiles a document path pattern: `{name}` and `*` stand for one segment or a part of one, `{name=**}` and `**` for
 * any number of segments (functions' `document` option, Eventarc's path patterns).
 */
export function compilePathPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.replace(/^\/+|\/+$/g, '').split('/');
  const sources = segments.map((segment, index) => {
    const wildcards = segment.replace(/\{[^{}=]+\}/g, '*').replace(/\{[^{}=]+=([^{}]*)\}/g, '$1');
    if (wildcards === '**') return index === 0 ? '.*' : '(?:/.*)?';
    return `${index === 0 ? '' : '/'}${segmentSource(wildcards)}`;
  });
  const expression = new RegExp(`^${sources.join('')}$`, 's');
  return (path) => expression.test(path);
}

function segmentSource(wildcards: string): string {
  if (wildcards === '*') return '[^/]+';
  return wildcards
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
}
