// The Nest module of the games. It needs the ports (global or imported), the accounts, and
// CqrsModule.forRoot().
import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { CheckpointKeeper, GameSecrets } from '#log';
import { CHECKPOINT_PROVIDERS } from './checkpoints/index.js';
import { ActInGameHandler } from './playing/act-in-game/act-in-game.handler.js';
import { EyesGuard } from './game/guard/eyes-guard.js';
import { BotMoves } from './bots/bot-moves.js';
import { BotSeats } from './bots/bot-seats.js';
import { GameQuotas } from './table/quotas/game-quotas.js';
import { NamesHeard } from './bots/names-heard.js';
import { NewTable } from './table/create-game/new-table.js';
import { BegunTables } from './table/fork-game/begun-tables.js';
import { ForkGameHandler, ForkScenarioHandler } from './table/fork-game/fork-game.handler.js';
import { CreateGameHandler } from './table/create-game/create-game.handler.js';
import { DisputeBook } from './judging/disputes/dispute-book.js';
import { DisputesAtHand } from './judging/disputes/disputes-at-hand.js';
import { DisputeKeeper } from './judging/keeper/dispute-keeper.js';
import { ActInDisputeHandler } from './judging/desk/act-in-dispute.handler.js';
import { KnownOfGame } from './judging/desk/known-of-game.js';
import { PreviewRulingHandler } from './judging/desk/preview-ruling.handler.js';
import { RulingPreviews } from './judging/desk/ruling-previews.js';
import { CallJudgeHandler, StopGameHandler } from './judging/desk/call-judge.handlers.js';
import {
  DisputesOfHandler,
  ViewDisputeHandler,
  ViewPenaltiesHandler,
  ViewQueueHandler,
  WatchDisputeHandler,
} from './judging/desk/desk.handlers.js';
import { AuditTrail, LookedAtHandler, ReadAuditHandler } from './judging/audit/audit-trail.js';
import { Lobby, WaitingGames } from './lobby/index.js';
import { GameFeeds } from './looking/follow-feed/game-feeds.js';
import { SessionFeeds } from './looking/follow-feed/session-feeds.js';
import { FittingNamesHandler, UsedNamesHandler } from './playing/help-naming/help-naming.handlers.js';
import { ListGamesHandler } from './table/list-games/list-games.handler.js';
import { ListOpenGamesHandler } from './table/open-games/list-open-games.handler.js';
import { OpenSharedHandler, ShareGameHandler } from './looking/share-game/share-game.handlers.js';
import { OpenGames } from './table/open-games/open-games.js';
import { CompletePlayHandler } from './playing/offer-plays/complete-play.handler.js';
import { OfferPlaysHandler } from './playing/offer-plays/offer-plays.handler.js';
import { ReadChatHandler, SayInChatHandler } from './playing/chat/chat.handlers.js';
import { ReadNotesHandler, WriteNoteHandler } from './playing/notes/notes.handlers.js';
import { SideStreams } from './game/beside/side-streams.js';
import { AnnotateHandler, ReadAnnotationsHandler } from './playing/annotations/annotations.handlers.js';
import { AnnotationBook } from './game/beside/annotation-book.js';
import { ImportBook } from './game/beside/import-book.js';
import { ChatBook } from './game/beside/chat-book.js';
import { NoteBook } from './game/beside/note-book.js';
import { OpenedGames } from './game/beside/opened-games.js';
import { OpenGameHandler, ReadLogHandler } from './looking/open-game/open-game.handlers.js';
import { GuestNameHandler } from './looking/imported/guest-name.js';
import { QuarantinedGames } from './operator/quarantine/quarantined-games.js';
import { ListReferralsHandler, RuleHandler } from './playing/rulings/rulings.handlers.js';
import { ReadFeedHandler } from './looking/read-feed/read-feed.handler.js';
import { ReadLastEntriesHandler } from './looking/read-feed/read-last-entries.handler.js';
import { GameSessions } from './game/session/game-sessions.js';
import { WakeUp } from './table/timers/wake-up.js';
import { LobbyNews } from './table/list-games/lobby-news.js';
import { WaitingSessions } from './table/list-games/waiting-sessions.js';
import { Verdicts } from './game/verifier/verdicts.js';
import { VerifyGameHandler } from './looking/verify-game/verify-game.handler.js';
import { FeedThroughHandler, ViewThroughHandler } from './looking/through-eyes/through-eyes.handlers.js';
import { ReplayScenarioHandler } from './looking/replay/replay-scenario.handler.js';
import { OpenReplayHandler, ReplayFeedHandler, ReplayViewHandler } from './looking/replay/replay.handlers.js';
import { CouldDoHandler, WhyNotHandler } from './looking/could-do/could-do.handlers.js';
import { KnownPasts } from './game/knowing/known-pasts.js';
import { SideBySideHandler } from './looking/side-by-side/side-by-side.handler.js';
import {
  ActInWhatIfHandler,
  CloseWhatIfHandler,
  CouldDoInWhatIfHandler,
  GoBackInWhatIfHandler,
  OpenWhatIfHandler,
  ReadWhatIfHandler,
  ViewWhatIfHandler,
} from './looking/what-if/what-if.handlers.js';
import { WhatIfs } from './looking/what-if/what-ifs.js';
import {
  KnewAtHandler,
  SameCardHandler,
  WhoKnewCardHandler,
  WhoKnewNameHandler,
  WhoWasToldHandler,
} from './looking/who-knew/who-knew.handlers.js';
import { ViewGameHandler } from './looking/view-game/view-game.handler.js';

export interface GamesModuleOptions {
  /** Modules that export the accounts' directory, and the ports and a LobbyIndex if those are not global. */
  readonly imports: NonNullable<ModuleMetadata['imports']>;
}

@Module({})
export class GamesModule {
  static register({ imports }: GamesModuleOptions): DynamicModule {
    return {
      module: GamesModule,
      imports,
      providers: [
        GameSecrets,
        GameSessions,
        GameQuotas,
        SideStreams,
        EyesGuard,
        ChatBook,
        NoteBook,
        AnnotationBook,
        AnnotateHandler,
        ReadAnnotationsHandler,
        ImportBook,
        GuestNameHandler,
        OpenedGames,
        SayInChatHandler,
        ReadChatHandler,
        WriteNoteHandler,
        ReadNotesHandler,
        NewTable,
        CreateGameHandler,
        BegunTables,
        ForkGameHandler,
        ForkScenarioHandler,
        ActInGameHandler,
        ViewGameHandler,
        ViewThroughHandler,
        FeedThroughHandler,
        OpenReplayHandler,
        ReplayViewHandler,
        ReplayFeedHandler,
        ReplayScenarioHandler,
        KnownPasts,
        SideBySideHandler,
        SameCardHandler,
        WhoKnewCardHandler,
        WhoKnewNameHandler,
        WhoWasToldHandler,
        KnewAtHandler,
        CouldDoHandler,
        WhyNotHandler,
        WhatIfs,
        OpenWhatIfHandler,
        ActInWhatIfHandler,
        GoBackInWhatIfHandler,
        CloseWhatIfHandler,
        ReadWhatIfHandler,
        ViewWhatIfHandler,
        CouldDoInWhatIfHandler,
        OfferPlaysHandler,
        UsedNamesHandler,
        FittingNamesHandler,
        CompletePlayHandler,
        ReadFeedHandler,
        ReadLastEntriesHandler,
        OpenGameHandler,
        ReadLogHandler,
        Verdicts,
        VerifyGameHandler,
        ...CHECKPOINT_PROVIDERS,
        ListGamesHandler,
        ListOpenGamesHandler,
        OpenGames,
        ShareGameHandler,
        OpenSharedHandler,
        ListReferralsHandler,
        RuleHandler,
        DisputeBook,
        DisputesAtHand,
        DisputeKeeper,
        KnownOfGame,
        RulingPreviews,
        PreviewRulingHandler,
        CallJudgeHandler,
        StopGameHandler,
        ActInDisputeHandler,
        ViewDisputeHandler,
        DisputesOfHandler,
        ViewQueueHandler,
        ViewPenaltiesHandler,
        WatchDisputeHandler,
        AuditTrail,
        ReadAuditHandler,
        LookedAtHandler,
        Lobby,
        LobbyNews,
        WakeUp,
        NamesHeard,
        BotMoves,
        BotSeats,
        QuarantinedGames,
        { provide: WaitingGames, useClass: WaitingSessions },
        { provide: GameFeeds, useClass: SessionFeeds },
      ],
      exports: [
        AuditTrail,
        CheckpointKeeper,
        DisputesAtHand,
        GameFeeds,
        GameSessions,
        Lobby,
        LobbyNews,
        OpenGames,
      ],
    };
  }
}
