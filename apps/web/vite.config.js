// How the pages are built. `npx vite apps/web` serves them while you work on them, in front of a server at
// PENTALAND_URL (http://localhost:3000 unless you say otherwise). PENTALAND_WEB_API is the address of the server where the pages
// are to be served from another origin.
import { defineConfig } from 'vite';

const server = process.env['PENTALAND_URL'] ?? 'http://localhost:3000';

const inLibrary = (file) => new URL(`../../libs/client/src/${file}`, import.meta.url).pathname;

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: {
      '#client/operations': inLibrary('generated/operations.ts'),
      '#client': inLibrary('index.ts'),
    },
  },
  define: {
    'import.meta.env.PENTALAND_WEB_API': JSON.stringify(process.env['PENTALAND_WEB_API'] ?? ''),
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no script that stands in the page.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/graphql': { target: server, ws: true } } },
});
