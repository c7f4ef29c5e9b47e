// How the pages are built. `npx vite apps/web` serves them while you work on them, in front of a server at
// PENTALAND_URL (http://localhost:3000 unless you say otherwise).
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
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no script that stands in the page.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/graphql': { target: server, ws: true } } },
});
