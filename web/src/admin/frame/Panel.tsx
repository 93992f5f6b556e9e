import type { Role } from '@pa-ledger/domain/people/role';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useRouteError } from 'react-router-dom';
import { LOADING, type AsyncState } from '../../data/async-state.ts';
import { MessagesProvider } from '../../ui/messages.ts';
import { leaveLogin } from '../login/login-state.ts';
import { ownPerson } from '../shared/rights/own-person.ts';
import { AdminSkeleton, PanelFailure } from './AdminSkeleton.tsx';
import { Dashboard } from './Dashboard.tsx';
import { watchStanding } from './own-standing.ts';
import { FIRST_PAGE, pagesFor } from './pages.ts';
import { panelWords } from './panel-words.ts';

/** The panel behind the sign-in. A page reads what its reader may read, so there's none before their role is known. */
export function Panel() {
  const [role, setRole] = useState<AsyncState<Role>>(LOADING);
  useEffect(() => watchStanding(setRole), []);
  if (role.status === 'loading') return <AdminSkeleton />;
  if (role.status === 'ready') return <Pages role={role.value} />;
  return <PanelFailure session={{ status: 'failed' }} onRetry={ownPerson.retry} />;
}

/** Its frame, and in it the page of the address. */
function Pages({ role }: { readonly role: Role }) {
  const [router] = useState(() => createPanelRouter(role));
  // Without transitions a page follows its address at once. With them the old page stays while a slow machine draws the next one,
  // and a link that's pressed there leads on from the old address.
  return (
    <MessagesProvider value={panelWords}>
      <RouterProvider router={router} useTransitions={false} />
    </MessagesProvider>
  );
}

function createPanelRouter(role: Role) {
  leaveLogin();
  return createBrowserRouter([
    {
      path: '/admin',
      element: <Dashboard />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <FIRST_PAGE.Page /> },
        ...pagesFor(role).map(({ route, Page }) => ({ path: route, element: <Page /> })),
        { path: '*', element: <Navigate to="/admin" replace /> },
      ],
    },
  ]);
}

/** Leaves an error to the boundary of the whole page, which offers to load the page again. */
function RouteError(): never {
  throw useRouteError();
}
