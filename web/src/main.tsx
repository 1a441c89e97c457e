import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/styles.ts';
import { App } from './app/app.tsx';
import { handleAppError } from './app/handle-app-error.ts';
import { startI18n } from './lib/i18n.ts';
import { visitLocale } from './lib/locale.ts';
import { startPwa } from './pwa/start-pwa.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

await startI18n(visitLocale());
createRoot(container, { onUncaughtError: handleAppError, onRecoverableError: handleAppError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startPwa();
