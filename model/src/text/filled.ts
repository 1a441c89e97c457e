/**
 * A template of ours with its places `{name}` filled in, all in one pass: what somebody typed stands in it as they typed it, and is
 * never read as a template again, whatever braces it has. Throws for a place that nothing is given for.
 */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new TypeError(`Nothing fills in ${place} of “${template}”.`);
    return value;
  });
}
