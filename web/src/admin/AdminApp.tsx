import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';

const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** The addresses of the admin panel: the sign-in, and the dashboard with a tab in the address. */
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
