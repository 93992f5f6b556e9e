import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AdminSkeleton } from './AdminFrame.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';

/** Loads the dashboard's code, which brings Firestore along. */
const loadDashboard = () => import('./Dashboard.tsx');
const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** Loads it before it is needed; if that fails, the route that needs it shows the error. */
export function warmUpDashboard(): void {
  void loadDashboard().catch(() => undefined);
}

/** The routes of the admin panel: the sign-in, and the dashboard with the tab in the address. */
export function AdminApp() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/admin/login" element={<LoginPage />} />
        <Route
          path="/admin/*"
          element={
            <RequireAdmin>
              <Suspense fallback={<AdminSkeleton />}>
                <Dashboard />
              </Suspense>
            </RequireAdmin>
          }
        />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
