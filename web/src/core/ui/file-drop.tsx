import { type ReactNode, useState } from 'react';

interface FileDropProps {
  readonly className: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
  /** Whether what is in it is wrong, or missing, as its styles show it. */
  readonly isInvalid?: boolean;
  readonly isEmpty?: boolean;
}

/** An area that takes files which are dropped on it; `data-over` while some are held over it. */
export function FileDrop({ className, onFiles, children, isInvalid, isEmpty }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={className}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-empty={isEmpty || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
