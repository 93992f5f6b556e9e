import type { App } from 'firebase-admin/app';
import { seedAdmin } from './admin.ts';

/** What a seed may use. */
export interface SeedContext {
  /** An app with admin rights on the emulators. */
  readonly app: App;
  /** The address of the app in the Hosting emulator, without a slash at its end. */
  readonly appUrl: string;
}

/** Fills the emulators with sample data. Running it again changes nothing. */
export async function seed({ app }: SeedContext): Promise<void> {
  await seedAdmin(app);
}
