// What the build puts into the pages (vite.config.js).
interface ImportMetaEnv {
  /** The address of the server for pages that are served from another origin; empty for those that it serves itself. */
  readonly PENTALAND_WEB_API: string;
}
