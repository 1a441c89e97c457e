/** Where lines go; standard output is one. */
interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** The output of the importer: lines that stay, and one line of progress. */
export interface Printer {
  readonly log: (line: string) => void;
  readonly progress: (line: string) => void;
  /** Takes away what progress left in a terminal. */
  readonly end: () => void;
}

const CLEAR = '\r\u001B[K';

/** In a terminal each line of progress takes the place of the one before; in a pipe or a file it stays. */
export function openPrinter(output: Output): Printer {
  const isTerminal = output.isTTY === true;
  const fitting = (line: string) => [...line].slice(0, (output.columns ?? 80) - 1).join('');
  const log = (line: string) => output.write(isTerminal ? `${CLEAR}${line}\n` : `${line}\n`);
  return {
    log,
    progress: (line) => (isTerminal ? output.write(`${CLEAR}${fitting(line)}`) : log(line)),
    end: () => isTerminal && output.write(CLEAR),
  };
}
