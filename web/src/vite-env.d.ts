interface ImportMetaEnv {
  /** Where the Hosting emulator listens; in the dev server alone, whose own port is another. */
  readonly VITE_HOSTING_PORT?: string;
}
