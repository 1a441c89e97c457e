import { RE2JS } from 're2js';
import { type EvaluationError, failure } from './value.ts';

/** A regular expression of RE2 syntax; each use takes time linear in the text. */
interface Regex {
  /** Whether the whole text matches. */
  matches(text: string): boolean;
  /** Replaces every match; `\1` to `\9` in the substitute stand for groups, `\0` for the match. */
  replace(text: string, substitute: string): string;
  /** The pieces between the matches; a pattern that matches nothing at all splits between characters. */
  split(text: string): string[];
}

const MAX_CACHED = 500;
const cache = new Map<string, Regex | EvaluationError>();

/** Compiles once per pattern; a pattern that RE2 refuses is an error value. */
export function compileRegex(pattern: string): Regex | EvaluationError {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const compiled = compile(pattern);
  cache.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): Regex | EvaluationError {
  let regex: RE2JS;
  try {
    regex = RE2JS.compile(pattern);
  } catch (error) {
    return failure(
      `Invalid regular expression '${pattern}': ${error instanceof Error ? error.message : 'unknown'}.`,
    );
  }
  return {
    matches: (text) => regex.matches(text),
    replace: (text, substitute) => replaceAll(regex, text, substitute),
    split: (text) => splitAll(regex, text),
  };
}

function replaceAll(regex: RE2JS, text: string, substitute: string): string {
  const matcher = regex.matcher(text);
  let result = '';
  let end = 0;
  while (matcher.find()) {
    result += text.slice(end, matcher.start());
    result += substitute.replace(/\\(\d|\\)/g, (_, group: string) =>
      group === '\\' ? '\\' : groupText(matcher.groupCount(), Number(group), (index) => matcher.group(index)),
    );
    end = matcher.end();
  }
  return result + text.slice(end);
}

function groupText(count: number, index: number, group: (index: number) => string | null): string {
  return index > count ? '' : (group(index) ?? '');
}

function splitAll(regex: RE2JS, text: string): string[] {
  const pieces: string[] = [];
  const matcher = regex.matcher(text);
  let begin = 0;
  while (matcher.find()) {
    const empty = matcher.end() === matcher.start();
    if (empty && (matcher.start() === begin || matcher.start() === text.length)) continue;
    pieces.push(text.slice(begin, matcher.start()));
    begin = matcher.end();
  }
  pieces.push(text.slice(begin));
  return pieces;
}
