interface ImportMetaEnv {
  /** Where the Hosting emulator listens; only in the dev server, which has its own port. */
  readonly VITE_HOSTING_PORT?: string;
}
