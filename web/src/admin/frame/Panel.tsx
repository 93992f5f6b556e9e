import { useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useRouteError } from 'react-router-dom';
import { english } from '../../app/english.ts';
import { MessagesProvider } from '../../ui/messages.ts';
import { faultMessages } from '../../ui/receipts/file-messages.ts';
import { receiptMessages } from '../../ui/receipts/receipts-messages.ts';
import { leaveLogin } from '../login/login-state.ts';
import { Dashboard } from './Dashboard.tsx';
import { FIRST_PAGE, PAGES } from './pages.ts';

/** The panel behind the sign-in: its frame, and in it the page of the address. */
export function Panel() {
  const [router] = useState(createPanelRouter);
  // Without transitions a page follows its address at once. With them the old page stays while a slow machine draws the next one,
  // and a link that's pressed there leads on from the old address.
  return (
    <MessagesProvider value={WORDS}>
      <RouterProvider router={router} useTransitions={false} />
    </MessagesProvider>
  );
}

/** The words of the parts that the panel shares with the public pages. */
const WORDS = { ...english, receipts: receiptMessages, faults: faultMessages };

function createPanelRouter() {
  leaveLogin();
  return createBrowserRouter([
    {
      path: '/admin',
      element: <Dashboard />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <FIRST_PAGE.Page /> },
        ...PAGES.map(({ route, Page }) => ({ path: route, element: <Page /> })),
        { path: '*', element: <Navigate to="/admin" replace /> },
      ],
    },
  ]);
}

/** Leaves an error to the boundary of the whole page, which offers to load the page again. */
function RouteError(): never {
  throw useRouteError();
}
