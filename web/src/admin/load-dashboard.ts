/** The dashboard's code, which brings Firestore along. */
export function loadDashboard() {
  return import('./Dashboard.tsx');
}

/** Lets it come before it is needed; when it cannot, the one who needs it says so. */
export function warmUpDashboard(): void {
  void loadDashboard().catch(() => undefined);
}
