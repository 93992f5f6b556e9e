interface ImportMetaEnv {
  /** Where the Hosting emulator listens; only in the dev server, whose own port is another. */
  readonly VITE_HOSTING_PORT?: string;
}
