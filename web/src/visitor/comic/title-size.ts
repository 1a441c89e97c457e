import { classNames } from '../../core/ui/class-names.ts';
import classes from './comic-header.module.css';

/** So many letters have room beside the cover of the narrowest phone, at the size of a title. */
const ROOM = 8;

/** The class of a comic's title: one with a longer word is smaller on phones, so that no word is broken. */
export function titleClass(name: string): string {
  const isLong = name.split(/[\s\p{Dash}]+/u).some((word) => [...word].length > ROOM);
  return classNames(classes.title, isLong && classes.longWords);
}
