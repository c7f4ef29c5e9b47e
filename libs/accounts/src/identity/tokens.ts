// Tokens: signed statements of who someone is and until when. They are checked without the store.
import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { err, instant, keyedBytes, ok, playerId, type Instant, type PlayerId, type Result } from '#kernel';
import { CLOCK, KEYS, type Clock, type Keys } from '#ports';
import { errors, jwtVerify, SignJWT } from 'jose';
import { lastUsed } from '../limits/last-used.js';
import { ACCOUNTS_OPTIONS, type AccountsOptions } from '../options/options.js';

export interface TokenClaims {
  readonly player: PlayerId;
  readonly epoch: number;
  readonly expiresAt: Instant;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Instant;
}

const ALGORITHM = 'HS256';
const PENTALAND = 'pentaland';
const EPOCH = 'epoch';
/** Longer text is not one of our tokens. */
const MAX_TOKEN = 1_024;
/** The number of verified signatures to cache, because one player sends many requests. */
const REMEMBERED = 10_000;

/** Base64url can spell most texts in several ways; only the spelling that was issued is accepted. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

@Injectable()
export class Tokens {
  readonly #key: KeyObject;
  readonly #checked = lastUsed<string, TokenClaims>(REMEMBERED);

  constructor(
    @Inject(KEYS) keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ACCOUNTS_OPTIONS) private readonly options: AccountsOptions,
  ) {
    this.#key = createSecretKey(keyedBytes(keys.tokens.secret, 'pentaland/token-key/1'));
  }

  async issue(player: PlayerId, epoch: number): Promise<IssuedToken> {
    const now = this.clock.now();
    const expiry = Math.floor((now + this.options.tokenLifetime) / 1000);
    const token = await new SignJWT({ [EPOCH]: epoch })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(player)
      .setIssuer(PENTALAND)
      .setAudience(PENTALAND)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(expiry)
      .sign(this.#key);
    return { token, expiresAt: instant(expiry * 1000) };
  }

  /**
   * The token's content, if this server issued it and it has not expired. Its account is not checked here.
   */
  async read(token: string): Promise<Result<TokenClaims, 'token-invalid' | 'token-expired'>> {
    const now = this.clock.now();
    const known = this.#checked.get(token);
    if (known !== undefined) return known.expiresAt > now ? ok(known) : err('token-expired');
    const claims = await this.#verify(token, now);
    if (claims.ok) this.#checked.set(token, claims.value);
    return claims;
  }

  async #verify(
    token: string,
    now: Instant,
  ): Promise<Result<TokenClaims, 'token-invalid' | 'token-expired'>> {
    if (token.length > MAX_TOKEN || !isCanonical(token)) return err('token-invalid');
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: PENTALAND,
        audience: PENTALAND,
        requiredClaims: ['sub', 'exp', 'iat', EPOCH],
        currentDate: new Date(now),
      });
      const { sub, exp, [EPOCH]: epoch } = payload;
      if (sub === undefined || exp === undefined || typeof epoch !== 'number') return err('token-invalid');
      return ok({ player: playerId(sub), epoch, expiresAt: instant(exp * 1000) });
    } catch (error) {
      return err(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
    }
  }
}
