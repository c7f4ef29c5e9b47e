// Which web pages may use this server from a browser. A program that is no browser sends no origin and is not asked.

/** 'same': only pages of this server itself. 'any': every page. Otherwise those of these origins too. */
export type Origins = 'same' | 'any' | readonly string[];

/** `origin` and `host` are the headers of the request. */
export function isAllowedOrigin(
  origins: Origins,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (origin === undefined || isSameHost(origin, host)) return true;
  return origins === 'any' || (origins !== 'same' && origins.includes(origin.toLowerCase()));
}

/** A proxy may have taken the TLS off, so the scheme says nothing. */
export function isSameHost(origin: string, host: string | undefined): boolean {
  const parsed = URL.parse(origin);
  return parsed !== null && host !== undefined && parsed.host !== '' && parsed.host === host.toLowerCase();
}
