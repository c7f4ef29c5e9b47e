// Who plays: a name, the secret to come back with, and a token that is renewed when it has ended.
import { GameApi } from './game-api.js';

export class Account {
  private kept: Promise<string> | undefined;
  readonly api: GameApi;

  private constructor(
    readonly url: string,
    readonly name: string,
    private readonly secret: string,
    token?: string,
  ) {
    this.kept = token === undefined ? undefined : Promise.resolve(token);
    this.api = new GameApi(url, this);
  }

  /** With the secret of somebody who has the name, or as somebody new. */
  static async signedIn(url: string, name: string, secret: string | undefined): Promise<Account> {
    if (secret === undefined) {
      const { token, recoverySecret } = await new GameApi(url).register(name);
      return new Account(url, name, recoverySecret, token);
    }
    const account = new Account(url, name, secret);
    await account.token();
    return account;
  }

  get recoverySecret(): string {
    return this.secret;
  }

  token(): Promise<string> {
    this.kept ??= new GameApi(this.url).login(this.name, this.secret).catch((error: unknown) => {
      this.kept = undefined;
      throw error;
    });
    return this.kept;
  }

  tokenEnded(): void {
    this.kept = undefined;
  }
}
