/** Ctrl-C (and a polite kill) stops the suite, which exports its data first; a second Ctrl-C is ignored meanwhile. */
export function stopOnSignal(suite) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping, and keeping what is stored …');
      void suite.stop().then(({ code }) => process.exit(code ?? 0));
    });
  }
}
