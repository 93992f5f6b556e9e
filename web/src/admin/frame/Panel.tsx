import { useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useRouteError } from 'react-router-dom';
import { leaveLogin } from '../login/login-state.ts';
import { Dashboard } from './Dashboard.tsx';
import { FIRST_PAGE, PAGES } from './pages.ts';

/** The panel behind the sign-in: its frame, and in it the page of the address. */
export function Panel() {
  const [router] = useState(createPanelRouter);
  // Without transitions a page follows its address at once. With them the old page stays while a slow machine draws the next one,
  // and a link that's pressed there leads on from the old address.
  return <RouterProvider router={router} useTransitions={false} />;
}

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
