import { createRoot } from 'react-dom/client';
import { AppRoot } from '../app/AppRoot.tsx';
import { english } from '../app/english.ts';
import { rootElement } from '../app/root-element.ts';
import { SiteStyles } from '../app/SiteStyles.tsx';
import { AdminApp, warmUpPanel } from './AdminApp.tsx';
import { takeLink } from './join/join-link.ts';
import { onSessionExpected } from './session.ts';

takeLink();
onSessionExpected(warmUpPanel);
createRoot(rootElement()).render(
  <AppRoot styles={<SiteStyles />} messages={english}>
    <AdminApp />
  </AppRoot>,
);
