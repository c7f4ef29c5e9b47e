// What a browser is told of every answer: load nothing from elsewhere, guess no type, show it in nobody's frame.

/** The explorer is one page with its own script and style, which asks this server alone. */
const CONTENT_SECURITY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS = {
  'content-security-policy': CONTENT_SECURITY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;
